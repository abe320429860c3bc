import type { MalformedParams } from "../../kernel/validation/refusal.ts";
import { capital, type Grammar, grammar } from "../../kernel/words/grammar.ts";
import { literalIn, malformedKindOf, namesAmong } from "../../kernel/words/malformed.ts";
import type { BaseLocale } from "../../kernel/words/phrases.ts";

/** Czech lists and plurals. */
export const g: Grammar = /* @__PURE__ */ grammar("cs");

const point = { one: "bod", few: "body", many: "bodu", other: "bodů" };

export const language: BaseLocale = {
  tag: "cs",
  player: (number) => `Hráč ${number}`,
  players: (names) => g.and(names),
  sentence: (text) => `${capital(text)}.`,
  refusal: (text, rule) => `${capital(text)} (${rule}).`,
  label: capital,
  line: (text, points) => `${capital(text)}: ${g.counted(points, point)}`,
  common: {
    malformed: (params) => `toto není akce této hry: ${wrongIn(params)}`,
    "game-over": () => "hra skončila",
    "not-your-decision": ({ deciders }, { player }) =>
      `teď rozhoduje: ${g.or(deciders.map(player))}`,
    "not-asked": ({ answers }, { kind }) =>
      `teď zní otázka jinak; možné odpovědi: ${g.or(answers.map(kind))}`,
    "other-moves-possible": () => "toto je dovoleno, jen když není možné nic jiného",
  },
};

function wrongIn(params: MalformedParams): string {
  const { path, didYouMean } = params;
  const names = namesAmong(params);
  const wanted = names.length > 0 ? `; možnosti: ${g.or(names)}` : "";
  const remedy = didYouMean ? `; nemělo to být: ${g.or(didYouMean)}?` : wanted;
  const place = path === "" ? "" : ` v „${path}“`;
  switch (malformedKindOf(params)) {
    case "wrong":
      return `chybná hodnota${literalIn(params)}${place}${remedy}`;
    case "missing":
      return `chybí pole „${path}“${remedy}`;
    case "unknown-field":
      return `neznámé pole „${path}“${remedy}`;
    case "unreadable":
      return `hodnota, kterou nelze přečíst${place}`;
  }
}
