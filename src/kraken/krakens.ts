// Krakens: allies without a race, on the track, in payments and at the end.
import type { AnyAlly } from "../abyss/cards/allies.ts";
import { races } from "../abyss/cards/allies.ts";
import { discardAllies, sendToCouncil } from "../abyss/transfers.ts";
import { neverRefuse } from "../kernel/rules/rules.ts";
import type { Below, MoveOf, TaskOf } from "./blueprint.ts";
import { changeNebulis } from "./nebulis.ts";
import { isKraken, nebulisForHand } from "./queries.ts";

/** KR-9: asks where to put the krakens, after the other cards have left and the Ship Master has paid (KR-10). */
export const endExploration =
  (below: Below): TaskOf<"end-exploration"> =>
  (table, task, play) => {
    below.tasks["end-exploration"](table, task, play);
    if (table.track.length > 0) play.next({ ask: "place-kraken", seats: [task.seat] });
  };

/** KR-9: one by one, the card next to the deck first; empty and reserved stacks are allowed. */
export const placeKraken: MoveOf<"place-kraken"> = {
  *options(_table, seat) {
    for (const stack of races) yield { type: "place-kraken", seat, stack };
  },
  refuse: neverRefuse,
  perform(table, { seat, stack }, play) {
    const kraken = table.track.shift() as AnyAlly;
    sendToCouncil(table, stack, kraken);
    play.emit({ type: "kraken-placed", seat, kraken, stack });
    if (table.track.length > 0) play.next({ ask: "place-kraken", seats: [seat] });
  },
};

/** KR-67: all players discard the krakens in hand at the same time; the figure moves before the game ends. */
export const endGame: TaskOf<"end-game"> = (table, _task, play) => {
  play.next({ do: "close-game" });
  const by = table.seats.map(({ hand }, seat) => nebulisForHand(table, seat, hand));
  for (const [seat, { hand }] of table.seats.entries()) {
    const krakens = hand.filter(isKraken);
    if (krakens.length > 0) discardAllies(table, seat, krakens, play);
  }
  changeNebulis(table, by, "krakens", play);
};

/** AB-70, KR-67: ends the game as Abyss does. */
export const closeGame =
  (below: Below): TaskOf<"close-game"> =>
  (table, _task, play) =>
    below.tasks["end-game"](table, { do: "end-game" }, play);
