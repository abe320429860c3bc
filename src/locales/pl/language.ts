import { capital, type Grammar, grammar } from "../../kernel/grammar.ts";
import type { Language } from "../../kernel/phrases.ts";

/** Polish lists and plurals. */
export const g: Grammar = /* @__PURE__ */ grammar("pl");

const point = { one: "punkt", few: "punkty", many: "punktów", other: "punktu" };

export const language: Language = {
  tag: "pl",
  player: (number) => `Gracz ${number}`,
  players: (names) => g.and(names),
  sentence: (text) => `${capital(text)}.`,
  refusal: (text, rule) => `${capital(text)} (${rule}).`,
  label: capital,
  line: (text, points) => `${capital(text)}: ${g.counted(points, point)}`,
  common: {
    malformed: ({ path, problem, expected }) => {
      const place = path === "" ? "" : ` w „${path}”`;
      const wanted = expected.length > 0 ? `, oczekiwano: ${g.or(expected)}` : "";
      return `to nie jest akcja tej gry: ${problem.replaceAll("_", " ")}${place}${wanted}`;
    },
    "game-over": () => "gra jest skończona",
    "not-your-decision": ({ deciders }, { player }) =>
      `teraz decyduje: ${g.or(deciders.map(player))}`,
    "not-asked": ({ answers }, { kind }) =>
      `teraz pytanie jest inne; możliwe odpowiedzi: ${g.or(answers.map(kind))}`,
    "other-moves-possible": () => "wolno to zrobić tylko wtedy, gdy nic innego nie jest możliwe",
  },
};
