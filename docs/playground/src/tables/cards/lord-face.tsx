import type { ReactNode } from "react";
import { type Lord, lordCard } from "../../family/cards.ts";
import { Emblem } from "../emblems/emblem.tsx";
import { type TableTexts, useTableTexts } from "../table-texts.tsx";
import { Badges } from "./badges.tsx";
import { CardText, lengthOfName } from "./card-text.tsx";
import { CostSigns } from "./cost.tsx";

/** A lord in the court: its cost, influence and power. */
export function LordFace({ lord }: { readonly lord: Lord }): ReactNode {
  const { card: textOf } = useTableTexts();
  const { cost, guild, influence, keys } = lordCard(lord);
  const { name, text } = textOf(lord);
  return (
    <span className="card lord" data-kind={guild}>
      <span className="art" />
      <span className="card-head">
        <CostSigns cost={cost} />
        <Badges influence={influence} keys={keys} />
      </span>
      <span className="card-name" data-name={lengthOfName(name)}>
        <Emblem name={guild} /> {name}
      </span>
      <CardText text={text} on="lord" />
    </span>
  );
}

/** A lord as a chip: without its cost, and with its text in a tooltip. */
export function LordChip({
  lord,
  isDisabled = false,
}: {
  readonly lord: Lord;
  readonly isDisabled?: boolean;
}): ReactNode {
  const { card: textOf } = useTableTexts();
  const { guild, influence, keys } = lordCard(lord);
  return (
    <span className="chip lord-chip" data-kind={guild} data-disabled={isDisabled}>
      <Emblem name={guild} />
      <span className="chip-name">{textOf(lord).name}</span>
      <Badges influence={influence} keys={isDisabled ? 0 : keys} />
    </span>
  );
}

/** The text of a lord card for screen readers. */
export function lordLabel({ words, card, part, value }: TableTexts, lord: Lord): string {
  const { cost, guild, influence, keys } = lordCard(lord);
  return [
    `${card(lord).name} (${words.guilds[guild]})`,
    words.cost(cost.value, cost.races, cost.required && value("race", cost.required)),
    words.count(part("influence"), influence),
    ...(keys > 0 ? [words.count(part("keys"), keys)] : []),
  ].join("; ");
}
