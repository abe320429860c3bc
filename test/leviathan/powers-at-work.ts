// Detects from the outside that a power of Leviathan has had an effect.
import { raceOf } from "../../src/abyss/cards/allies.ts";
import { leviathanCard } from "../../src/leviathan/cards/leviathans.ts";
import type { LeviathanLord } from "../../src/leviathan/cards/lords.ts";
import type { Action, Decision, Event, LeviathanTypes } from "../../src/leviathan/index.ts";

/** An action of a game, with the state before it and the question that it answers. */
interface Step {
  readonly before: LeviathanTypes["state"];
  readonly decision: Decision;
  readonly action: Action;
  readonly events: readonly Event[];
}

const gains = (source: LeviathanLord) => (step: Step) =>
  step.events.some((event) => event.type === "pearls-gained" && event.source === source);
const fightsBy = (lord: LeviathanLord) => (step: Step) =>
  step.action.type === "fight" &&
  step.decision.ask === "choose-target" &&
  step.decision.by === lord;
const does = (type: Action["type"]) => (step: Step) => step.action.type === type;

/** Whether a lord's power has had an effect in this step. */
export const atWork: Readonly<Record<LeviathanLord, (step: Step) => boolean>> = {
  intrepid: fightsBy("intrepid"),
  "border-guard": does("send-leviathan"),
  taxidermist: gains("taxidermist"),
  "arms-dealer": gains("arms-dealer"),
  metamorph: ({ events }) =>
    events.some((event) => {
      if (event.type !== "attack-begun") return false;
      const race = raceOf(event.ally);
      return race !== null && !leviathanCard(event.leviathan).alliedRaces.includes(race);
    }),
  sorcerer: fightsBy("sorcerer"),
  altruist: ({ before, events }) =>
    events.some(
      (event) =>
        event.type === "life-point-removed" &&
        before.table.seats[event.seat]!.lords.includes("altruist"),
    ),
  rebel: does("remove-life-point"),
  coward: does("ignore"),
  breeder: does("place-leviathan"),
};
