import type { ReactNode } from "react";
import type { FamilyTable } from "../../family/table.ts";
import { Deck } from "../cards/backs.tsx";
import { Amount, counted } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { TokenChip } from "./tokens.tsx";

/** What lies beside the border: the deck, discarded leviathans, both supplies of tokens, and revealed tokens. */
export function LeviathanSupply(props: {
  readonly area: NonNullable<FamilyTable["leviathan"]>;
  readonly baseTokens: number;
}): ReactNode {
  const { area, baseTokens } = props;
  const { words, part, card } = useTableTexts();
  const { deck, discarded, tokens, revealed } = area;
  const names = discarded.map((leviathan) => card(leviathan).name);
  return (
    <div className="border-supply">
      <span
        role="img"
        aria-label={words.count(part("leviathanDeck"), deck.length)}
        data-zone="leviathan-deck"
      >
        <Deck emblem="leviathan" count={deck.length} />
      </span>
      <div className="column">
        <Amount emblem="token" what={part("tokens")} n={baseTokens} />
        <Amount emblem="leviathan-token" what={part("leviathanTokens")} n={tokens.length} />
        {discarded.length > 0 && (
          <span className="small-note" title={names.join(", ")}>
            {words.count(part("discardedLeviathans"), discarded.length)}
          </span>
        )}
        {revealed.length > 0 && (
          <section className="row chips" aria-label={part("revealedTokens")}>
            {counted(revealed).map(([token, n]) => (
              <TokenChip key={token} token={token} count={n} />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
