import { capital, type Grammar, grammar } from "../../kernel/grammar.ts";
import type { Language } from "../../kernel/phrases.ts";

/** Czech lists and plurals. */
export const g: Grammar = /* @__PURE__ */ grammar("cs");

const point = { one: "bod", few: "body", many: "bodu", other: "bodů" };

export const language: Language = {
  tag: "cs",
  player: (number) => `Hráč ${number}`,
  players: (names) => g.and(names),
  sentence: (text) => `${capital(text)}.`,
  refusal: (text, rule) => `${capital(text)} (${rule}).`,
  label: capital,
  line: (text, points) => `${capital(text)}: ${g.counted(points, point)}`,
  common: {
    malformed: ({ path, problem, expected }) => {
      const place = path === "" ? "" : ` v „${path}“`;
      const wanted = expected.length > 0 ? `, očekává se: ${g.or(expected)}` : "";
      return `toto není akce této hry: ${problem.replaceAll("_", " ")}${place}${wanted}`;
    },
    "game-over": () => "hra skončila",
    "not-your-decision": ({ deciders }, { player }) =>
      `teď rozhoduje: ${g.or(deciders.map(player))}`,
    "not-asked": ({ answers }, { kind }) =>
      `teď zní otázka jinak; možné odpovědi: ${g.or(answers.map(kind))}`,
    "other-moves-possible": () => "toto je dovoleno, jen když není možné nic jiného",
  },
};
