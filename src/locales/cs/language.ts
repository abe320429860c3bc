import type { MalformedParams } from "../../kernel/validation/refusal.ts";
import { capital, type Grammar, grammar, withChosen } from "../../kernel/words/grammar.ts";
import { literalIn, malformedKindOf, namesAmong } from "../../kernel/words/malformed.ts";
import type { BaseLocale } from "../../kernel/words/phrases.ts";

/** Czech lists and plurals. */
export const czech: Grammar = /* @__PURE__ */ grammar("cs");

const point = { one: "bod", few: "body", many: "bodu", other: "bodů" };

export const language: BaseLocale = {
  tag: "cs",
  player: (number) => `Hráč ${number}`,
  players: (names) => czech.and(names),
  sentence: (text) => `${capital(text)}.`,
  refusal: (text, rule) => `${capital(text)} (${rule}).`,
  label: capital,
  partial: withChosen,
  line: (text, points) => `${capital(text)}: ${czech.counted(points, point)}`,
  outcome: {
    wins: (player, tieBreak) => `vítězí ${player}${tieBreak ? `; ${tieBreak}` : ""}`,
    share: (players) => `o vítězství se dělí ${czech.and(players)}`,
    tieBreaks: {
      pearls: "o remíze rozhodují perly",
      "strongest-lord": "o remíze rozhoduje vládce s nejvyšším vlivem",
      "pearl-master": "o remíze rozhoduje titul Pána perel",
    },
  },
  common: {
    malformed: (params) => `toto není akce této hry: ${problemIn(params)}`,
    "game-over": () => "hra skončila",
    "not-your-decision": ({ deciders }, { player }) =>
      `teď rozhoduje: ${czech.or(deciders.map(player))}`,
    "not-asked": ({ answers }, { kind }) =>
      `teď zní otázka jinak; možné odpovědi: ${czech.or(answers.map(kind))}`,
    "other-moves-possible": () => "toto je dovoleno, jen když není možné nic jiného",
  },
};

function problemIn(params: MalformedParams): string {
  const { path, didYouMean } = params;
  const names = namesAmong(params);
  const choices = names.length > 0 ? `; možnosti: ${czech.or(names)}` : "";
  const hint = didYouMean ? `; nemělo to být: ${czech.or(didYouMean)}?` : choices;
  const place = path === "" ? "" : ` v „${path}“`;
  switch (malformedKindOf(params)) {
    case "wrong":
      return `chybná hodnota${literalIn(params)}${place}${hint}`;
    case "missing":
      return `chybí pole „${path}“${hint}`;
    case "unknown-field":
      return `neznámé pole „${path}“${hint}`;
  }
}
