import { type Grammar, grammar } from "./grammar.ts";
import type { Language } from "./phrases.ts";

/** English lists and plurals. (British: without a comma before the last "and".) */
export const en: Grammar = /* @__PURE__ */ grammar("en-GB");

/** A capital letter at the beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** English, the language in which games are told if none is chosen. */
export const english: Language = {
  tag: "en-GB",
  player: (number) => `Player ${number}`,
  players: (names) => en.and(names),
  sentence: (text) => `${capital(text)}.`,
  refusal: (text, rule) => `${capital(text)} (${rule}).`,
  label: capital,
  line: (text, points) =>
    `${capital(text)}: ${en.counted(points, { one: "point", other: "points" })}`,
  common: {
    malformed: ({ path, problem, expected }) => {
      const place = path === "" ? "" : ` at ${path}`;
      const wanted = expected.length > 0 ? `, expected ${en.or(expected)}` : "";
      return `this is not an action of the game: ${problem.replaceAll("_", " ")}${place}${wanted}`;
    },
    "game-over": () => "the game is over",
    "not-your-decision": ({ deciders }, { player }) =>
      `it is for ${en.or(deciders.map(player))} to decide`,
    "not-asked": ({ answers }, { kind }) =>
      `this is not the question now; the answers are: ${en.or(answers.map(kind))}`,
    "other-moves-possible": () => "this is allowed only when nothing else is possible",
  },
};
