import { BRIBE_PEARLS, COMMANDER_HAND_LIMIT } from "../../cards/numbers.ts";
import type { AbyssWords } from "../phrases.ts";
import { lord, pearls, revealedAlly } from "./nouns.ts";

const ifYouLike = (mayDecline: boolean): string => (mayDecline ? ", if you like" : "");

export const abyssDecisions: AbyssWords["decisions"] = {
  act: (_, who) => `${who}, choose what to do this turn`,
  offer: ({ price }, who, say) =>
    `${who}, buy ${revealedAlly(say)} for ${pearls(price)}, or decline`,
  explore: (_, who, { revealed }) => {
    const card = revealed();
    if (card === undefined) return `${who}, take the ally or fight the monster, or go on`;
    return card === "monster"
      ? `${who}, fight the monster or go on`
      : `${who}, take the ally or go on`;
  },
  discard: ({ by }, who, say) =>
    by === "jailer"
      ? `${who}, discard 1 ally because of ${lord(say, by)}`
      : `${who}, discard allies until ${COMMANDER_HAND_LIMIT} are left, because of ${lord(say, by)}`,
  disable: ({ of, mayDecline }, who, { player }) =>
    `${who}, choose a free lord of ${player(of)} to be disabled${ifYouLike(mayDecline)}`,
  "steal-token": ({ mayDecline }, who) =>
    `${who}, choose from whom to take a monster token${ifYouLike(mayDecline)}`,
  "take-stack": ({ mayDecline }, who) =>
    `${who}, choose a council stack to take${ifYouLike(mayDecline)}`,
  "swap-location": (_, who) =>
    `${who}, swap one of your locations for an available one, if you like`,
  bribe: (_, who) => `${who}, recruit another lord for ${pearls(BRIBE_PEARLS)}, if you like`,
  "replace-lord": ({ by }, who) =>
    `${who}, replace another lord of yours with ${by === "traitor" ? "one from the court" : "the top one of the deck"}, if you like`,
  "bring-location": ({ by }, who, say) => `${who}, choose whether ${lord(say, by)} draws locations`,
  control: (_, who) => `${who}, choose an available location to control, or draw some`,
  "choose-location": ({ by }, who, say) =>
    by === null
      ? `${who}, choose one of the drawn locations to control`
      : `${who}, choose one of the drawn locations to control with the keys of ${lord(say, by)}`,
  "switch-location": (_, who, { name }) =>
    `${who}, switch ${name("black-smokers")} for a location from the stack, if you like`,
  "end-turn": (_, who) => `${who}, use more powers or end the turn`,
};
