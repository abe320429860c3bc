import { allies } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { ExhaustibleSupply } from "../../cards/tokens.ts";
import type { LeviathanWords } from "../phrases.ts";
import { face, leviathanTokens, spaceOfBorder, wounds } from "./nouns.ts";

const exhausted: Readonly<Record<ExhaustibleSupply, string>> = {
  leviathans: "the leviathan deck is empty",
  "base-tokens": "no monster tokens are left",
  "leviathan-tokens": "no leviathan tokens are left",
};

export const leviathanEvents: LeviathanWords["events"] = {
  "leviathan-drawn": ({ seat, leviathan }, { player, name }) =>
    `${player(seat)} draws ${name(leviathan)}`,
  "dice-rolled": ({ seat, dice }, { player }) =>
    `${player(seat)} rolls ${en.and(dice.map(String))}`,
  "leviathan-placed": ({ leviathan, space }, { name }) =>
    `${name(leviathan)} comes to ${spaceOfBorder(space)}`,
  "leviathan-discarded": ({ leviathan }, { name }) => `${name(leviathan)} is discarded`,
  "leviathan-attacked": ({ seat, leviathan }, { player, name }) =>
    `${name(leviathan)} attacks ${player(seat)}`,
  "wounds-taken": ({ seat, wounds: n }, { player }) => `${player(seat)} takes ${wounds(n)}`,
  "allies-lost": ({ seat, allies: lost }, say) => `${say.player(seat)} loses ${allies(say, lost)}`,
  "monster-passed": () => "the monster is discarded without a fight",
  "attack-begun": ({ seat, leviathan, ally }, { player, name }) =>
    `${player(seat)} attacks ${name(leviathan)} with ${name(ally)}`,
  "attack-made": ({ seat, leviathan, attack }, { player, name }) =>
    `${player(seat)}'s attack on ${name(leviathan)} totals ${attack}`,
  "life-point-removed": ({ seat, leviathan }, { player, name }) =>
    `${player(seat)} removes a life point of ${name(leviathan)}`,
  "leviathan-killed": ({ seat, leviathan }, { player, name }) =>
    `${player(seat)} kills ${name(leviathan)}`,
  "scourge-taken": ({ seat, from }, { player }) =>
    `${player(seat)} takes the Scourge${from === null ? "" : ` from ${player(from)}`}`,
  "fight-ended": ({ seat }, { player }) => `${player(seat)}'s fight ends`,
  "leviathan-tokens-drawn": ({ seat, tokens }, { player }) => {
    const known = tokens.filter((token) => token !== null);
    const faces = known.length > 0 ? ` (${en.and(known.map(face))})` : "";
    return `${player(seat)} draws ${leviathanTokens(tokens.length)}${faces}`;
  },
  "token-revealed": ({ seat, token }, { player, name }) =>
    `${player(seat)} reveals a ${name(`leviathan-token-${token}`)}`,
  "leviathan-token-stolen": ({ seat, from, token }, { player, name }) => {
    const stolen = name(token === null ? "leviathan-token" : `leviathan-token-${token}`);
    return `${player(seat)} steals a ${stolen} from ${player(from)}`;
  },
  "supply-ran-out": ({ supply }) => wordFor(exhausted, supply),
};
