import type * as soloCards from "../../conspiracy-solo/cards/index.ts";
import * as solo from "../../conspiracy-solo/index.ts";
import { wordsOver } from "../../kernel/words/phrases.ts";
import type { Locale } from "../../locales/locale.ts";
import { type Words, wordsOf } from "./words.ts";

/** The texts of solo Conspiracy, with the opponent's name. */
export function soloWords(locale: Locale): Words<solo.ConspiracySoloTypes> {
  const { terms, cards } = locale.conspiracySolo;
  const words = wordsOf<solo.ConspiracySoloTypes>(
    solo,
    locale,
    wordsOver(locale.conspiracy, locale.conspiracySolo),
  );
  const nameOf = (opponent: soloCards.Opponent | undefined) =>
    locale.label(terms.opponent(opponent && cards[opponent].name));
  return {
    ...words,
    // In the opponent's turn the player decides for it, so the text says whose turn it is (CO-60).
    decision: (decision, at) =>
      at.table.turn === solo.OPPONENT
        ? `${words.sentence({ type: "turn-started", seat: solo.OPPONENT }, at)} ${words.decision(decision, at)}`
        : words.decision(decision, at),
    player: (seat, at) =>
      seat === solo.OPPONENT ? nameOf(at?.table.solo.opponent) : words.player(seat),
    side: ({ opponent }, seat) => (opponent === undefined ? words.player(seat) : nameOf(opponent)),
  };
}
