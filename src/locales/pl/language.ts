import type { MalformedParams } from "../../kernel/validation/refusal.ts";
import { capital, type Grammar, grammar, withChosen } from "../../kernel/words/grammar.ts";
import { literalIn, malformedKindOf, namesAmong } from "../../kernel/words/malformed.ts";
import type { BaseLocale } from "../../kernel/words/phrases.ts";

/** Polish lists and plurals. */
export const polish: Grammar = /* @__PURE__ */ grammar("pl");

const point = { one: "punkt", few: "punkty", many: "punktów", other: "punktu" };

export const language: BaseLocale = {
  tag: "pl",
  player: (number) => `Gracz ${number}`,
  players: (names) => polish.and(names),
  sentence: (text) => `${capital(text)}.`,
  refusal: (text, rule) => `${capital(text)} (${rule}).`,
  label: capital,
  partial: withChosen,
  line: (text, points) => `${capital(text)}: ${polish.counted(points, point)}`,
  outcome: {
    wins: (player, tieBreak) => `wygrywa ${player}${tieBreak ? `; ${tieBreak}` : ""}`,
    share: (players) => `zwycięstwo dzielą ${polish.and(players)}`,
    tieBreaks: {
      pearls: "remis rozstrzygają perły",
      "strongest-lord": "remis rozstrzyga lord o największym wpływie",
      "pearl-master": "remis rozstrzyga tytuł Władcy pereł",
    },
  },
  common: {
    malformed: (params) => `to nie jest akcja tej gry: ${problemIn(params)}`,
    "game-over": () => "gra jest skończona",
    "not-your-decision": ({ deciders }, { player }) =>
      `teraz decyduje: ${polish.or(deciders.map(player))}`,
    "not-asked": ({ answers }, { kind }) =>
      `teraz pytanie jest inne; możliwe odpowiedzi: ${polish.or(answers.map(kind))}`,
    "other-moves-possible": () => "wolno to zrobić tylko wtedy, gdy nic innego nie jest możliwe",
  },
};

function problemIn(params: MalformedParams): string {
  const { path, didYouMean } = params;
  const names = namesAmong(params);
  const choices = names.length > 0 ? `; możliwe: ${polish.or(names)}` : "";
  const hint = didYouMean ? `; czy chodziło o: ${polish.or(didYouMean)}?` : choices;
  const place = path === "" ? "" : ` w „${path}”`;
  switch (malformedKindOf(params)) {
    case "wrong":
      return `błędna wartość${literalIn(params)}${place}${hint}`;
    case "missing":
      return `brakuje pola „${path}”${hint}`;
    case "unknown-field":
      return `nieznane pole „${path}”${hint}`;
  }
}
