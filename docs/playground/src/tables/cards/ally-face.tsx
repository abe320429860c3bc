import {
  allyValue,
  type CombatSymbol,
  combatSymbol,
  nebulisOn,
  raceOf,
} from "abyss-rules/kraken-leviathan/cards";
import type { ReactNode } from "react";
import { type Ally, type ExplorationCard, isFighter } from "../../family/cards.ts";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";
import { useTableTexts } from "../table-texts.tsx";

/** The race of an ally, or "kraken" for krakens, which have none. */
const kindOf = (ally: Ally) => raceOf(ally) ?? "kraken";

/** An ally or a monster, face up. */
export function AllyFace({ card }: { readonly card: ExplorationCard }): ReactNode {
  const { words, card: textOf, value } = useTableTexts();
  if (card === "monster")
    return (
      <span className="card ally" data-kind="monster">
        <span className="art" />
        <span className="card-foot">{textOf(card).name}</span>
      </span>
    );
  const kind = kindOf(card);
  return (
    <span className="card ally" data-kind={kind}>
      <span className="art" />
      <span className="ally-value">{allyValue(card)}</span>
      <span className="card-foot">{kind === "kraken" ? words.kraken : value("race", kind)}</span>
      <NebulisShown ally={card} />
      <FighterSymbol ally={card} />
    </span>
  );
}

/** An ally as a chip. */
export function AllyChip({
  ally,
  count = 1,
}: {
  readonly ally: Ally;
  readonly count?: number;
}): ReactNode {
  const kind = kindOf(ally);
  return (
    <span className="chip" data-kind={kind}>
      <Emblem name={kind} />
      <b>{allyValue(ally)}</b>
      <FighterSymbol ally={ally} />
      {count > 1 && <span className="times">×{count}</span>}
    </span>
  );
}

function NebulisShown({ ally }: { readonly ally: Ally }): ReactNode {
  const shown = isFighter(ally) ? 0 : nebulisOn(ally);
  return (
    shown > 0 && (
      <span className="ally-nebulis">
        {shown}
        <Emblem name="nebulis" />
      </span>
    )
  );
}

const symbols = {
  pearl: "pearl",
  twoDice: "two-dice",
} as const satisfies Readonly<Record<CombatSymbol, EmblemName>>;

/** The combat symbol of a fighter. */
function FighterSymbol({ ally }: { readonly ally: Ally }): ReactNode {
  const symbol = combatSymbol(ally);
  return (
    symbol && (
      <span className="ally-symbol">
        <Emblem name={symbols[symbol]} />
      </span>
    )
  );
}
