import { abyssSamples } from "../words/samples/abyss.ts";

/** One event of each kind, with something in it where others must not see it. */
export const abyssEvents = {
  ...abyssSamples.events,
  "stacks-taken": { type: "stacks-taken", seat: 0, stacks: ["crab"], allies: ["crab-1"] },
  "stack-searched": { type: "stack-searched", seat: 0, locations: ["jail"] },
} satisfies typeof abyssSamples.events;

/** The kinds of them that not all see in full. */
export const abyssSecrets = ["tokens-drawn", "stacks-taken", "token-stolen", "stack-searched"];
