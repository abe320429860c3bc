import type { MalformedParams } from "../../kernel/validation/refusal.ts";
import { capital, type Grammar, grammar } from "../../kernel/words/grammar.ts";
import { literalIn, malformedKindOf, namesAmong } from "../../kernel/words/malformed.ts";
import type { BaseLocale } from "../../kernel/words/phrases.ts";

/** Polish lists and plurals. */
export const g: Grammar = /* @__PURE__ */ grammar("pl");

const point = { one: "punkt", few: "punkty", many: "punktów", other: "punktu" };

export const language: BaseLocale = {
  tag: "pl",
  player: (number) => `Gracz ${number}`,
  players: (names) => g.and(names),
  sentence: (text) => `${capital(text)}.`,
  refusal: (text, rule) => `${capital(text)} (${rule}).`,
  label: capital,
  line: (text, points) => `${capital(text)}: ${g.counted(points, point)}`,
  common: {
    malformed: (params) => `to nie jest akcja tej gry: ${wrongIn(params)}`,
    "game-over": () => "gra jest skończona",
    "not-your-decision": ({ deciders }, { player }) =>
      `teraz decyduje: ${g.or(deciders.map(player))}`,
    "not-asked": ({ answers }, { kind }) =>
      `teraz pytanie jest inne; możliwe odpowiedzi: ${g.or(answers.map(kind))}`,
    "other-moves-possible": () => "wolno to zrobić tylko wtedy, gdy nic innego nie jest możliwe",
  },
};

function wrongIn(params: MalformedParams): string {
  const { path, didYouMean } = params;
  const names = namesAmong(params);
  const wanted = names.length > 0 ? `; możliwe: ${g.or(names)}` : "";
  const remedy = didYouMean ? `; czy chodziło o: ${g.or(didYouMean)}?` : wanted;
  const place = path === "" ? "" : ` w „${path}”`;
  switch (malformedKindOf(params)) {
    case "wrong":
      return `błędna wartość${literalIn(params)}${place}${remedy}`;
    case "missing":
      return `brakuje pola „${path}”${remedy}`;
    case "unknown-field":
      return `nieznane pole „${path}”${remedy}`;
    case "unreadable":
      return `wartość, której nie da się odczytać${place}`;
  }
}
