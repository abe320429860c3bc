import { lord } from "../../../abyss/words/english/nouns.ts";
import { lord as ownLord } from "../../cards/box.ts";
import { leviathanCard } from "../../cards/leviathans.ts";
import { HAND_LIMIT } from "../../cards/numbers.ts";
import type { LeviathanWords } from "../phrases.ts";
import { allies, tokens } from "./nouns.ts";

export const leviathanDecisions: LeviathanWords["decisions"] = {
  explore: (_, who, { revealed }) => {
    const card = revealed();
    if (card === undefined) return `${who}, take the ally or fight a leviathan, or go on`;
    return card === "monster"
      ? `${who}, fight a leviathan or go on`
      : `${who}, take the ally or go on`;
  },
  attack: (_, who) => `${who}, attack again or end the fight`,
  "add-pearls": ({ attack }, who) =>
    `${who}, choose how many pearls to add to your attack of ${attack}`,
  "choose-target": ({ by }, who, say) =>
    `${who}, fight ${by === "intrepid" ? "a second" : "a"} leviathan thanks to ${lord(say, ownLord(by))}, if you like`,
  "draw-tokens": ({ count }, who) =>
    count === 1
      ? `${who}, draw a monster token or a leviathan token`
      : `${who}, choose how many of your ${tokens(count)} are monster tokens; the rest are leviathan tokens`,
  "reveal-token": (_, who) => `${who}, reveal a leviathan token, if you like`,
  "lose-allies": ({ leviathan }, who, { name }) =>
    `${who}, discard ${allies(leviathanCard(leviathan).penalty.count)} because of ${name(leviathan)}`,
  "lose-lord": ({ leviathan }, who, { name }) =>
    `${who}, discard a free lord because of ${name(leviathan)}`,
  "trim-hand": (_, who) =>
    `${who}, discard an ally or pay 1 pearl for each ally above the hand limit of ${HAND_LIMIT}`,
  "steal-token": ({ mayDecline }, who) =>
    `${who}, choose from whom to take which kind of token${mayDecline ? ", if you like" : ""}`,
  "send-leviathan": (_, who) => `${who}, choose the opponent for whom a leviathan comes`,
  "remove-life-point": (_, who) => `${who}, choose a leviathan that loses a life point`,
  "place-leviathan": ({ leviathan }, who, { name }) =>
    `${who}, choose a free space of the border for ${name(leviathan)}`,
};
