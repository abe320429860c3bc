// Detects from the outside that a power has had an effect.

import { allyValue, raceOf } from "../../src/abyss/cards/allies.ts";
import type { LordCard } from "../../src/abyss/cards/lord-card.ts";
import type { AbyssTypes } from "../../src/abyss/index.ts";
import type { Action, Decision, Event } from "../../src/abyss/published-types.ts";
import { type Lord, lordCards } from "../../src/kraken/cards/box.ts";
import { leviathanLordCards } from "../../src/leviathan/cards/lords.ts";

type State = AbyssTypes["state"];

/** The lords of all boxes: games on Abyss have others too. */
const cards: Readonly<Record<string, Pick<LordCard, "cost">>> = {
  ...lordCards,
  ...leviathanLordCards,
};

/** An action of a game, with the states before and after it. */
export interface Step {
  before: State;
  /** The question that the action answers. */
  decision: Decision;
  action: Action;
  after: State;
  events: readonly Event[];
}

const has = <K extends Event["type"]>(
  { events }: Step,
  type: K,
  fits: (event: Extract<Event, { type: K }>) => boolean = () => true,
): boolean =>
  events.some((event) => event.type === type && fits(event as Extract<Event, { type: K }>));
const gains = (source: Lord) => (step: Step) =>
  has(step, "pearls-gained", (event) => event.source === source);
/** Pearls paid in a recruitment, minus those of the printed cost. */
const surcharge = ({ events }: Step): number =>
  events.reduce((sum, event) => {
    if (event.type !== "lord-recruited") return sum;
    const points = event.allies.reduce((n, ally) => n + allyValue(ally), 0);
    return sum + event.pearls - Math.max(0, cards[event.lord]!.cost.value - points);
  }, 0);
const answers = ({ decision }: Step, lord: Lord): boolean =>
  "by" in decision && decision.by === lord;
const brings = (ambassador: Lord) => (step: Step) =>
  has(step, "location-controlled", (event) => event.lords.join() === ambassador) &&
  (answers(step, ambassador) || has(step, "lord-entered", (event) => event.lord === ambassador));

/** Whether a lord's power has had an effect in this step. */
export const atWork: Partial<Record<Lord, (step: Step) => boolean>> = {
  recruiter: (step) => surcharge(step) > 0,
  jailer: (step) => answers(step, "jailer") && has(step, "allies-discarded"),
  seeker: (step) => has(step, "pearls-returned"),
  assassin: (step) => has(step, "lord-disabled"),
  commander: (step) => answers(step, "commander") && has(step, "allies-discarded"),
  tamer: (step) => has(step, "monster-fought", ({ space }) => space < step.before.table.threat),
  hunter: (step) => has(step, "token-stolen"),
  "ship-master": gains("ship-master"),
  trader: gains("trader"),
  peddler: gains("peddler"),
  landlord: gains("landlord"),
  slaver: gains("slaver"),
  shopkeeper: gains("shopkeeper"),
  // A Seeker enters, and an opponent with pearls keeps them.
  shaman: (step) =>
    has(step, "lord-entered", ({ lord }) => lord === "seeker") &&
    step.before.table.seats.some(
      ({ lords: free, pearls }, seat) =>
        free.includes("shaman") &&
        seat !== step.action.seat &&
        pearls > 0 &&
        step.after.table.seats[seat]!.pearls >= pearls,
    ),
  invoker: (step) => has(step, "extra-turn-gained"),
  apprentice: (step) => step.action.type === "take-stack" && has(step, "stacks-taken"),
  oracle: (step) => has(step, "stack-discarded"),
  alchemist: (step) => has(step, "stacks-taken", ({ stacks }) => stacks.length === 2),
  illusionist: (step) => has(step, "location-swapped"),
  "master-of-magic": ({ action }) =>
    action.type === "recruit" &&
    action.allies.some((ally) => allyValue(ally) < allyValue(action.affiliate)),
  opportunist: (step) => has(step, "lord-discarded", ({ from }) => from === "court"),
  corruptor: (step) => has(step, "lord-bribed"),
  traitor: (step) =>
    step.action.type === "replace-from-court" &&
    has(step, "lord-discarded") &&
    has(step, "lord-entered"),
  diplomat: ({ action }) =>
    action.type === "recruit" &&
    !action.allies.some((ally) => raceOf(ally) === cards[action.lord]!.cost.required) &&
    cards[action.lord]!.cost.required !== null,
  treasurer: (step) => surcharge(step) < 0,
  schemer: (step) =>
    step.action.type === "replace-from-deck" &&
    has(step, "lord-discarded") &&
    has(step, "lord-entered"),
  sage: brings("sage"),
  hermit: brings("hermit"),
  elder: brings("elder"),
};
