import { deepFreeze } from "../data/deep-freeze.ts";
import { orList } from "../validation/problem-wording.ts";
import type { MalformedParams } from "../validation/refusal.ts";
import { capital, type Grammar, grammar, withChosen } from "./grammar.ts";
import { malformedKindOf } from "./malformed.ts";
import type { BaseLocale } from "./phrases.ts";

/** English lists and plurals. (British: without a comma before the last "and".) */
export const en: Grammar = /* @__PURE__ */ grammar("en-GB");

/** English, the default language. */
export const english: BaseLocale = /* @__PURE__ */ deepFreeze({
  tag: "en-GB",
  player: (number) => `Player ${number}`,
  players: (names) => en.and(names),
  sentence: (text) => `${capital(text)}.`,
  refusal: (text, rule) => `${capital(text)} (${rule}).`,
  label: capital,
  partial: withChosen,
  line: (text, points) =>
    `${capital(text)}: ${en.counted(points, { one: "point", other: "points" })}`,
  outcome: {
    wins: (player, tieBreak) => `${player} wins${tieBreak ? `; ${tieBreak}` : ""}`,
    share: (players) => `${en.and(players)} share the victory`,
    tieBreaks: {
      pearls: "the tie is decided by pearls",
      "strongest-lord": "the tie is decided by the strongest lord",
      "pearl-master": "the tie is decided by the title of Pearl Master",
    },
  },
  common: {
    malformed: (params) => `this is not an action of the game: ${malformation(params)}`,
    "game-over": () => "the game is over",
    "not-your-decision": ({ deciders }, { player }) =>
      `it is for ${en.or(deciders.map(player))} to decide`,
    "not-asked": ({ answers }, { kind }) =>
      `this does not answer the open question; the answers are: ${en.or(answers.map(kind))}`,
    "other-moves-possible": () => "this is allowed only when nothing else is possible",
  },
});

/** Says what is wrong: "5 at count, expected 1, 2 or 3", "seat is missing", "unknown field sead, did you mean seat?" */
function malformation(params: MalformedParams): string {
  const { path, expected, found, didYouMean } = params;
  const place = path === "" ? "" : ` at ${path}`;
  const expectation = expected.length > 0 ? `, expected ${orList(expected)}` : "";
  const remedy = didYouMean ? `, did you mean ${orList(didYouMean)}?` : expectation;
  switch (malformedKindOf(params)) {
    case "wrong":
      return `${found}${place}${remedy}`;
    case "missing":
      return `${path} is missing${remedy}`;
    case "unknown-field":
      return `unknown field ${path}${remedy}`;
  }
}
