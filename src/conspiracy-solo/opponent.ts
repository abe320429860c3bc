// The opponent's turn. Piles and randomness decide for it, and the player where piles are equally good (CO-60).
import { keysSuffice } from "../conspiracy/effects.ts";
import { revealTopLord } from "../conspiracy/transfers.ts";
import type { Below, MoveOf, ReactionOf, TaskOf, Top } from "./blueprint.ts";
import { cardOf, wantedPiles } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import { OPPONENT, PLAYER } from "./table.ts";

/** CO-42, CO-44: lords are revealed until the opponent wants a pile; the player chooses among equally good ones. */
export const recruit =
  (below: Below): TaskOf<"recruit"> =>
  (table, task, play) => {
    if (task.seat !== OPPONENT) return below.tasks.recruit(table, task, play);
    let colours = wantedPiles(table);
    while (colours.length === 0 && table.lordDeck.length > 0) {
      revealTopLord(table, OPPONENT, play);
      colours = wantedPiles(table);
    }
    const [colour, ...others] = colours;
    if (colour === undefined) {
      play.emit({ type: "turn-passed", seat: OPPONENT }); // CO-45
    } else if (others.length > 0) {
      play.next({ ask: "opponent-pile", seats: [PLAYER], colours });
    } else {
      const action = { type: "take-pile", seat: PLAYER, colour } as const;
      below.moves["take-pile"].perform(table, action, play, { ask: "recruit", seats: [PLAYER] });
    }
  };

/** CO-5 for the player, CO-42 for the opponent: the move below takes the pile for the seat whose turn it is. */
export const takePile = (below: Below): MoveOf<"take-pile", "recruit" | "opponent-pile"> => {
  const move = below.moves["take-pile"];
  return {
    options: (table, seat, decision, filter) =>
      decision.ask === "recruit"
        ? move.options(table, seat, decision, filter)
        : decision.colours.map((colour) => ({ type: "take-pile", seat, colour })),
    refuse(table, action, decision) {
      if (decision.ask === "recruit") return withSoldiersRule(move.refuse(table, action, decision));
      const { colours } = decision;
      if (colours.includes(action.colour)) return undefined;
      return refusalOf("pile-not-wanted", "CO-42", { colour: action.colour, colours });
    },
    perform: (table, action, play, { seats }) =>
      move.perform(table, action, play, { ask: "recruit", seats }),
  };
};

/** CO-4 */
export const drawLords = (below: Below): MoveOf<"draw-lords", "recruit"> => {
  const move = below.moves["draw-lords"];
  return { ...move, refuse: (...args) => withSoldiersRule(move.refuse(...args)) };
};

/** CO-53: only the Soldier's order binds the player, so a refusal because of an order names this rule. */
const withSoldiersRule = <R extends { readonly code: string; readonly rule: string }>(
  refusal: R | undefined,
): R | undefined => (refusal?.code === "under-orders" ? { ...refusal, rule: "CO-53" } : refusal);

/** CO-53: the Soldier gives an order when it takes the red pile. */
export const giveOrder: ReactionOf<"pile-taken"> = (table, { seat, colour }, play) => {
  const { special } = cardOf(table);
  if (seat !== OPPONENT || colour !== "red" || special?.kind !== "order") return;
  table.order = { by: OPPONENT, draw: special.draw };
  play.emit({ type: "order-given", seat: OPPONENT, draw: special.draw });
};

/** CO-48: takes a random available location, or else the top one of the deck, or nothing (CO-17). */
export const checkKeys =
  (below: Below, top: Top): TaskOf<"check-keys"> =>
  (table, task, play) => {
    if (task.seat !== OPPONENT) return below.tasks["check-keys"](table, task, play);
    if (!keysSuffice(top, table, OPPONENT)) return;
    const decision = { ask: "location", seats: [PLAYER] } as const;
    const [first, ...others] = table.available;
    if (first !== undefined) {
      const location = others.length > 0 ? play.rng.draw([first, ...others]) : first;
      // Undo must not allow a second random draw.
      if (others.length > 0) play.revealTo(table.seats.keys());
      const action = { type: "take-location", seat: PLAYER, location } as const;
      below.moves["take-location"].perform(table, action, play, decision);
    } else if (table.locationDeck.length > 0) {
      const action = { type: "draw-locations", seat: PLAYER, count: 1 } as const;
      below.moves["draw-locations"].perform(table, action, play, decision);
    }
  };
