import { wordFor } from "../../../kernel/words/grammar.ts";
import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { czech } from "../language.ts";
import { leviathan, spaceOfBorder } from "./expressions.ts";

/** The tokens that a player lacks. */
const missing = { base: "žetony nestvůr", leviathan: "žetony leviatanů" };

export const refusals: LeviathanWords["refusals"] = {
  "must-fight": () =>
    "leží-li nestvůra na posledním poli, je třeba bojovat s leviatanem, pokud to jde",
  "no-ally-left": () => "už nelze odhalit žádného spojence, proto nestvůru nelze minout",
  "leviathan-not-at-border": ({ leviathan: id }, { name }) =>
    `tento leviatan není na hranici: ${name(id)}`,
  "ally-cannot-attack": ({ ally, leviathan: id, races }, say) =>
    `tento spojenec nemůže zaútočit na ${leviathan(say, id)}: ${say.name(ally)}; spojenecké rasy: ${czech.and(races.map(race))}`,
  "wrong-number-of-pearls": ({ pearls, most }) =>
    `počet perel přidaných k tomuto útoku musí být ${most === 1 ? 1 : `1 až ${most}`}, ne ${pearls}`,
  "wrong-number-of-base-tokens": ({ baseTokens, least, most }) =>
    `počet žetonů nestvůr musí být ${least === most ? least : `${least} až ${most}`}, ne ${baseTokens}`,
  "token-not-owned": ({ token }, { name }) =>
    `takový žeton nemáš: ${name(`leviathan-token-${token}`)}`,
  "token-needs-stack": () => "k tomuto žetonu je třeba určit hromádku karet v radě",
  "token-takes-no-stack": ({ token }, { name }) =>
    `tento žeton nedává hromádku karet v radě: ${name(`leviathan-token-${token}`)}`,
  "no-tokens-of-supply": ({ seat, supply }, { player }) =>
    `${player(seat)} nemá žádné ${wordFor(missing, supply)}`,
  "not-a-lord-to-lose": ({ lord }, { name }) => `toto není tvůj volný vládce: ${name(lord)}`,
  "wrong-hand-limit": ({ allies, pearls, needs }) =>
    `odhození spojenci a zaplacené perly musí dohromady dát ${needs}, ne ${allies + pearls}`,
  "ally-not-to-be-discarded": ({ ally }, { name }) =>
    `tohoto spojence nelze odhodit kvůli limitu ruky: ${name(ally)}`,
  "power-outside-turn": () => "aktivované schopnosti lze používat jen ve vlastním tahu",
  "power-in-fight": () => "během boje nelze používat aktivované schopnosti",
  "space-taken": ({ space }) => `${spaceOfBorder(space)} je obsazené`,
};
