import { wordFor } from "../../../kernel/words/grammar.ts";
import type { ExhaustibleSupply } from "../../../leviathan/cards/tokens.ts";
import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { allies } from "../abyss/expressions.ts";
import { czech } from "../language.ts";
import { leviathanTokens, wounds } from "../nouns.ts";
import { face, leviathan, spaceOfBorder } from "./expressions.ts";

const exhausted: Readonly<Record<ExhaustibleSupply, string>> = {
  leviathans: "v balíčku leviatanů už není žádná karta",
  "base-tokens": "nezbývají žádné žetony nestvůr",
  "leviathan-tokens": "nezbývají žádné žetony leviatanů",
};

export const events: LeviathanWords["events"] = {
  "leviathan-drawn": ({ seat, leviathan: id }, say) =>
    `${say.player(seat)} dobírá ${leviathan(say, id)}`,
  "dice-rolled": ({ seat, dice }, { player }) =>
    `${player(seat)} hází ${czech.and(dice.map(String))}`,
  "leviathan-placed": ({ leviathan: id, space }, { name }) =>
    `${name(id)} přichází na ${spaceOfBorder(space)}`,
  "leviathan-discarded": ({ leviathan: id }, { name }) => `${name(id)} je odhozen`,
  "leviathan-attacked": ({ seat, leviathan: id }, { player, name }) =>
    `${name(id)} útočí na hráče: ${player(seat)}`,
  "wounds-taken": ({ seat, wounds: n }, { player }) => `${player(seat)} dostává ${wounds(n)}`,
  "allies-lost": ({ seat, allies: lost }, say) =>
    `${say.player(seat)} ztrácí z ruky: ${allies(say, lost)}`,
  "monster-passed": () => "nestvůra je odhozena bez boje",
  "attack-begun": ({ seat, leviathan: id, ally }, say) =>
    `${say.player(seat)} útočí na ${leviathan(say, id)}; spojenec: ${say.name(ally)}`,
  "attack-made": ({ seat, leviathan: id, attack }, say) =>
    `${say.player(seat)}: síla útoku na ${leviathan(say, id)} je ${attack}`,
  "life-point-removed": ({ seat, leviathan: id }, say) =>
    `${say.player(seat)} odebírá bod života ${leviathan(say, id)}`,
  "leviathan-killed": ({ seat, leviathan: id }, say) =>
    `${say.player(seat)} zabíjí ${leviathan(say, id)}`,
  "scourge-taken": ({ seat, from }, { player }) =>
    `${player(seat)} si bere figurku Pohromy${from === null ? "" : `; přichází o ni ${player(from)}`}`,
  "fight-ended": ({ seat }, { player }) => `${player(seat)} končí boj`,
  "leviathan-tokens-drawn": ({ seat, tokens }, { player }) => {
    const known = tokens.filter((token) => token !== null);
    const faces = known.length > 0 ? ` (${czech.and(known.map(face))})` : "";
    return `${player(seat)} dobírá ${leviathanTokens(tokens.length)}${faces}`;
  },
  "token-revealed": ({ seat, token }, { player, name }) =>
    `${player(seat)} odhaluje ${name(`leviathan-token-${token}`)}`,
  "leviathan-token-stolen": ({ seat, from, token }, { player, name }) => {
    const stolen = name(token === null ? "leviathan-token" : `leviathan-token-${token}`);
    return `${player(seat)} bere ${stolen}; přichází o něj ${player(from)}`;
  },
  "supply-ran-out": ({ supply }) => wordFor(exhausted, supply),
};
