import { wordFor } from "../../../kernel/words/grammar.ts";
import type { ExhaustibleSupply } from "../../../leviathan/cards/tokens.ts";
import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { allies } from "../abyss/expressions.ts";
import { polish } from "../language.ts";
import { leviathanTokens, woundsAccusative } from "../nouns.ts";
import { face, leviathan, spaceOfBorder } from "./expressions.ts";

const exhausted: Readonly<Record<ExhaustibleSupply, string>> = {
  leviathans: "w talii lewiatanów nie ma już kart",
  "base-tokens": "nie ma już żetonów potworów",
  "leviathan-tokens": "nie ma już żetonów lewiatanów",
};

export const events: LeviathanWords["events"] = {
  "leviathan-drawn": ({ seat, leviathan: id }, say) =>
    `${say.player(seat)} dobiera ${leviathan(say, id)}`,
  "dice-rolled": ({ seat, dice }, { player }) =>
    `${player(seat)} wyrzuca ${polish.and(dice.map(String))}`,
  "leviathan-placed": ({ leviathan: id, space }, { name }) =>
    `${name(id)} przybywa na ${spaceOfBorder(space)}`,
  "leviathan-discarded": ({ leviathan: id }, { name }) => `${name(id)} zostaje odrzucony`,
  "leviathan-attacked": ({ seat, leviathan: id }, { player, name }) =>
    `${name(id)} atakuje gracza: ${player(seat)}`,
  "wounds-taken": ({ seat, wounds }, { player }) =>
    `${player(seat)} otrzymuje ${woundsAccusative(wounds)}`,
  "allies-lost": ({ seat, allies: lost }, say) =>
    `${say.player(seat)} traci z ręki: ${allies(say, lost)}`,
  "monster-passed": () => "potwór zostaje odrzucony bez walki",
  "attack-begun": ({ seat, leviathan: id, ally }, say) =>
    `${say.player(seat)} atakuje ${leviathan(say, id)}; sojusznik: ${say.name(ally)}`,
  "attack-made": ({ seat, leviathan: id, attack }, say) =>
    `${say.player(seat)}: siła ataku na ${leviathan(say, id)} wynosi ${attack}`,
  "life-point-removed": ({ seat, leviathan: id }, say) =>
    `${say.player(seat)} usuwa punkt życia ${leviathan(say, id)}`,
  "leviathan-killed": ({ seat, leviathan: id }, say) =>
    `${say.player(seat)} zabija ${leviathan(say, id)}`,
  "scourge-taken": ({ seat, from }, { player }) =>
    `${player(seat)} bierze figurkę Plagi${from === null ? "" : `; traci ją ${player(from)}`}`,
  "fight-ended": ({ seat }, { player }) => `${player(seat)} kończy walkę`,
  "leviathan-tokens-drawn": ({ seat, tokens }, { player }) => {
    const known = tokens.filter((token) => token !== null);
    const faces = known.length > 0 ? ` (${polish.and(known.map(face))})` : "";
    return `${player(seat)} dobiera ${leviathanTokens(tokens.length)}${faces}`;
  },
  "token-revealed": ({ seat, token }, { player, name }) =>
    `${player(seat)} odkrywa ${name(`leviathan-token-${token}`)}`,
  "leviathan-token-stolen": ({ seat, from, token }, { player, name }) => {
    const stolen = name(token === null ? "leviathan-token" : `leviathan-token-${token}`);
    return `${player(seat)} zabiera ${stolen}; traci go ${player(from)}`;
  },
  "supply-ran-out": ({ supply }) => wordFor(exhausted, supply),
};
