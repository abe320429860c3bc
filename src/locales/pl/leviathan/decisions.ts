import { leviathanCard } from "../../../leviathan/cards/leviathans.ts";
import { HAND_LIMIT } from "../../../leviathan/cards/numbers.ts";
import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { alliesAccusative, tokens } from "../nouns.ts";
import { leviathan } from "./expressions.ts";

export const decisions: LeviathanWords["decisions"] = {
  explore: (_, who, { revealed }) => {
    const card = revealed();
    if (card === undefined)
      return `${who}: weź sojusznika albo walcz z lewiatanem, albo odkrywaj dalej`;
    return card === "monster"
      ? `${who}: walcz z lewiatanem albo odkrywaj dalej`
      : `${who}: weź sojusznika albo odkrywaj dalej`;
  },
  attack: (_, who) => `${who}: zaatakuj ponownie albo zakończ walkę`,
  "add-pearls": ({ attack }, who) => `${who}: wybierz, ile pereł dodać do ataku o sile ${attack}`,
  "choose-target": ({ by }, who, { name }) =>
    `${who}: walcz z ${by === "intrepid" ? "drugim " : ""}lewiatanem albo zrezygnuj (${name(by)})`,
  "draw-tokens": ({ count }, who) =>
    count === 1
      ? `${who}: dobierz żeton potwora albo żeton lewiatana`
      : `${who}: dobierz ${tokens(count)}; wybierz, ile z nich to żetony potworów, reszta to żetony lewiatanów`,
  "reveal-token": (_, who) => `${who}: odkryj żeton lewiatana albo zrezygnuj`,
  "lose-allies": ({ leviathan: id }, who, { name }) =>
    `${who}: odrzuć z ręki ${alliesAccusative(leviathanCard(id).penalty.count)} (${name(id)})`,
  "lose-lord": ({ leviathan: id }, who, { name }) => `${who}: odrzuć wolnego lorda (${name(id)})`,
  "trim-hand": (_, who) =>
    `${who}: za każdego sojusznika w ręce ponad limit ${HAND_LIMIT} odrzuć jednego albo zapłać 1 perłę`,
  "steal-token": ({ mayDecline }, who) =>
    `${who}: wybierz przeciwnika i rodzaj żetonu, który straci${mayDecline ? ", albo zrezygnuj" : ""}`,
  "send-leviathan": (_, who) => `${who}: wybierz przeciwnika, do którego przybędzie lewiatan`,
  "remove-life-point": (_, who) => `${who}: wybierz lewiatana, który straci punkt życia`,
  "place-leviathan": ({ leviathan: id }, who, say) =>
    `${who}: wybierz wolne pole granicy dla ${leviathan(say, id)}`,
};
