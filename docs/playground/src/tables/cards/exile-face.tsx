import type { ExileCard } from "abyss-rules/exiles/cards";
import type { ReactNode } from "react";
import { Emblem } from "../emblems/emblem.tsx";
import { type TableTexts, useTableTexts } from "../table-texts.tsx";
import { Badges } from "./badges.tsx";
import { CardText, lengthOfName } from "./card-text.tsx";
import { CostSigns } from "./cost.tsx";

/** An exile in the court. */
export function ExileFace({ exile }: { readonly exile: ExileCard }): ReactNode {
  const { card: textOf } = useTableTexts();
  const { name, text } = textOf({ kind: "exile", id: exile.id });
  return (
    <span className="card lord" data-kind="exile">
      <span className="art" />
      <span className="card-head">
        <CostSigns cost={exile.cost} />
        <Badges influence={exile.influence} keys={exile.key ? 1 : 0} />
      </span>
      <span className="card-name" data-name={lengthOfName(name)}>
        <Emblem name="exile" /> {name}
      </span>
      <CardText text={text} on="lord" />
    </span>
  );
}

/** An exile as a chip. Its key token was taken when it was recruited. */
export function ExileChip({ exile }: { readonly exile: ExileCard }): ReactNode {
  const { card: textOf } = useTableTexts();
  return (
    <span className="chip lord-chip" data-kind="exile">
      <Emblem name="exile" />
      <span className="chip-name">{textOf({ kind: "exile", id: exile.id }).name}</span>
      <Badges influence={exile.influence} keys={0} />
    </span>
  );
}

/** The text of an exile card for screen readers. */
export function exileLabel({ words, card, part, value }: TableTexts, exile: ExileCard): string {
  const { cost, influence } = exile;
  return [
    `${card({ kind: "exile", id: exile.id }).name} (${words.exile})`,
    words.cost(cost.value, cost.races, cost.required && value("race", cost.required)),
    words.count(part("influence"), influence),
  ].join("; ");
}
