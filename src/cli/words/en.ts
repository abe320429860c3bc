import { en as grammar } from "../../kernel/words/english.ts";
import type { Labels } from "./labels.ts";

/** The texts of the command line in English. */
export const en: Labels = {
  table: {
    decks: "Decks",
    supply: "Supply",
    beside: "beside the board",
    guilds: {
      mage: "mage",
      soldier: "soldier",
      farmer: "farmer",
      merchant: "merchant",
      politician: "politician",
      ambassador: "ambassador",
      smuggler: "smuggler",
    },
  },
  total: "total",
  rank: "rank",
  seated: (player, who) => `${player} is ${who}`,
  person: "you",
  seed: (seed) => `seed ${seed}`,
  tried: (times) => `tried ${grammar.counted(times, { one: "time", other: "times" })}`,
  winsShare: (percent) => `wins ${percent} %`,
  why: (reasons) => `Why: ${reasons.join(", ")}`,
  dialogue: {
    done: "Done",
    commands: {
      back: "go back one step",
      undo: "take back your last action, unless somebody has learned something from it",
      why: "explain why something is not legal: why plot, why recruit lord=jailer",
      hint: "show what a bot would do in your place, and why",
      card: "show the figures of a card and what it does: card jailer",
      table: "show the table again; table all: in full, with all texts",
      help: "show this help",
      quit: "leave the game",
    },
    typed:
      "Type a number, several for several cards of a list (1 2 2), or one of these words (the first letter is enough, but h is hint; ? is help). You can also type a whole action: draw-lords count=2.",
    noStepBack: "There is no step to go back to.",
    nothingToUndo:
      "There is nothing to take back: you have done nothing yet, or somebody has learned something since.",
    undone: "Taken back.",
    isPossible: "That is legal.",
    number: (most) => `Type a number from 1 to ${most}, or help.`,
    unknownCard: (name) => `There is no card "${name}".`,
    hint: (action) => `Hint: ${action}`,
    handOver: (player) => `${player}, take the keyboard and press Enter.`,
    inputEnded: "End of input: the game stops here.",
    goodbye: "Goodbye.",
  },
  legal: "Legal",
  refused: "Refused",
  intact: (actions, version) =>
    `The replay is as recorded: ${grammar.counted(actions, { one: "action", other: "actions" })}, version ${version} of the rules.`,
  altered: "The replay was altered.",
  notAsRecorded: "not as recorded.",
  otherRules: (version, today) =>
    `The replay was recorded under other rules: version ${version}, but this is version ${today}.`,
  step: (number) => `Action ${number}`,
  setUp: "Set-up",
  pressEnter: "Press Enter for the next action.",
};
