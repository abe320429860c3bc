import { abyssSamples } from "../words/samples/abyss.ts";

/** One event of each kind; those with hidden cards have some. */
export const abyssEvents = {
  ...abyssSamples.events,
  "stacks-taken": { type: "stacks-taken", seat: 0, stacks: ["crab"], allies: ["crab-1"] },
  "stack-searched": { type: "stack-searched", seat: 0, locations: ["jail"] },
} satisfies typeof abyssSamples.events;

/** The types of events that are redacted for some viewers. */
export const abyssSecrets = ["tokens-drawn", "stacks-taken", "token-stolen", "stack-searched"];
