import { type Opponent, opponentCards } from "abyss-rules/conspiracy-solo/cards";
import type { ReactNode } from "react";
import { guildOf } from "../cards/conspiracy-lord-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { useTableTexts } from "../table-texts.tsx";

/** The card of the opponent in the game for one: which lords it takes, and what it scores. */
export function OpponentCard({ opponent }: { readonly opponent: Opponent }): ReactNode {
  const { name, text } = useTableTexts().card(opponent);
  const guild = guildOf[opponentCards[opponent].colour];
  return (
    <article className="card opponent-card" data-kind={guild}>
      <h4>
        <Emblem name={guild} /> {name}
      </h4>
      <p>{text}</p>
    </article>
  );
}
