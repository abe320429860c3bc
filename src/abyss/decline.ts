import type { MoveOf } from "./blueprint.ts";

/** AB-11, AB-32, AB-65: no ally, no power, no other location. */
export const decline: MoveOf<"decline"> = {
  declines: true,
  *options(_, seat) {
    yield { type: "decline", seat };
  },
  refuse: () => undefined,
  perform(table, _action, play, decision) {
    // The offer goes on to the next opponent.
    if (decision.ask === "offer") {
      const { price, next: to } = decision;
      play.next({ do: "offer", seat: table.turn.seat, price, to });
    }
    // Ruling: who has looked through the stack must not know its order afterwards (AB-77).
    if (decision.ask === "switch-location") table.stack = play.rng.shuffle(table.stack);
  },
};
