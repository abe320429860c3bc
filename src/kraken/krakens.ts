// Krakens: allies without a race, on the track, in payments and at the end.
import type { Ally } from "../abyss/cards/allies.ts";
import { races } from "../abyss/cards/allies.ts";
import { discardAllies, sendToCouncil } from "../abyss/transfers.ts";
import { neverRefuse } from "../kernel/rules/rules.ts";
import type { Below, MoveOf, TaskOf } from "./blueprint.ts";
import { changeNebulis } from "./nebulis.ts";
import { isKraken, nebulisForHand } from "./queries.ts";

/** KR-9: the other cards have left the track, and the Ship Master has paid for them (KR-10). */
export const endExploration =
  (below: Below): TaskOf<"end-exploration"> =>
  (table, task, play) => {
    below.tasks["end-exploration"](table, task, play);
    if (table.track.length > 0) play.next({ ask: "place-kraken", seats: [task.seat] });
  };

/** KR-9: one by one, from the deck outwards, also on an empty stack or one that somebody has reserved. */
export const placeKraken: MoveOf<"place-kraken"> = {
  *options(_table, seat) {
    for (const stack of races) yield { type: "place-kraken", seat, stack };
  },
  refuse: neverRefuse,
  perform(table, { seat, stack }, play) {
    const kraken = table.track.shift() as Ally;
    sendToCouncil(table, stack, kraken);
    play.emit({ type: "kraken-placed", seat, kraken, stack });
    if (table.track.length > 0) play.next({ ask: "place-kraken", seats: [seat] });
  },
};

/** KR-67: krakens in hand are discarded, all at the same time; the figure is settled before the game ends. */
export const endGame: TaskOf<"end-game"> = (table, _task, play) => {
  play.next({ do: "close-game" });
  const by = table.seats.map(({ hand }, seat) => nebulisForHand(table, seat, hand));
  for (const [seat, { hand }] of table.seats.entries()) {
    const krakens = hand.filter(isKraken);
    if (krakens.length > 0) discardAllies(table, seat, krakens, play);
  }
  changeNebulis(table, by, "krakens", play);
};

/** AB-70, KR-67 */
export const closeGame =
  (below: Below): TaskOf<"close-game"> =>
  (table, _task, play) =>
    below.tasks["end-game"](table, { do: "end-game" }, play);
