import { abyssCards } from "../../../abyss/words/english/cards.ts";
import { pearls, race } from "../../../abyss/words/english/nouns.ts";
import { namesOf } from "../../../kernel/components/named-cards.ts";
import { en } from "../../../kernel/words/english.ts";
import { type CardText, cardTexts } from "../../../kernel/words/phrases.ts";
import type { CombatSymbol } from "../../cards/fighters.ts";
import type { LeviathanCard, Penalty } from "../../cards/leviathans.ts";
import type { LeviathanLord } from "../../cards/lords.ts";
import { namedLeviathanLords } from "../../cards/named.ts";
import type { LeviathanToken } from "../../cards/tokens.ts";
import { fighterTexts, leviathanTexts, rewordedTexts, tokenTexts } from "../card-texts.ts";
import type { LeviathanWords, RewordedCard } from "../phrases.ts";
import { allies, face, tokens, wounds } from "./nouns.ts";

/** The powers of lords. */
const powers: Readonly<Record<LeviathanLord, string>> = {
  intrepid: "While free: after killing a leviathan in a fight, you may fight a second one.",
  "border-guard": "At once: a leviathan comes for an opponent of your choice.",
  taxidermist: "While free: gain 2 pearls for each life point you remove.",
  "arms-dealer": "At once: gain 1 pearl for each leviathan at the border.",
  metamorph: "While free: you may attack every leviathan with allies of any race.",
  sorcerer: "At once: you may fight a leviathan.",
  altruist: "While free: draw 1 more token for each life point you remove.",
  rebel: "At once: remove 1 life point of a leviathan at the border, as if by an attack.",
  coward:
    "While free: you may ignore a monster revealed in your exploration; it is discarded, and no leviathan comes.",
  breeder: "At once: draw a leviathan and put it on a free space of the border.",
};

const symbols: Readonly<Record<CombatSymbol, string>> = {
  pearl: "After the roll you may pay pearls; each adds 1 to the attack.",
  twoDice: "Roll two dice for the attack; the higher one counts.",
};

const penalties: Readonly<Record<Penalty["kind"], (n: number) => string>> = {
  wounds: (n) => `take ${wounds(n)}`,
  pearls: (n) => `return ${pearls(n)} to the treasury`,
  allies: (n) => `discard ${allies(n)} from hand`,
  lord: (n) => `discard ${en.counted(n, { one: "free lord", other: "free lords" })}`,
};

const leviathan = (number: number, { alliedRaces, life, penalty }: LeviathanCard): CardText => {
  const points = life.map((point) => `${point.resistance} (${tokens(point.tokens)})`);
  return {
    name: `leviathan ${number}`,
    text: `Allied races: ${en.and(alliedRaces.map(race))}. Resistance: ${points.join(", ")}. When it attacks: ${penalties[penalty.kind](penalty.count)}.`,
  };
};

const effects: Readonly<Record<LeviathanToken, string>> = {
  "two-pearls": "Reveal it to gain 2 pearls.",
  "three-pearls": "Reveal it to gain 3 pearls.",
  key: "Reveal it to take a key token.",
  "council-stack": "Reveal it to take a council stack.",
};

const reworded: Readonly<Record<RewordedCard, string>> = {
  monster: "Fight a leviathan, or go on: then a leviathan comes to the border.",
  hunter: "At once: take a random monster token or leviathan token from an opponent.",
  "crab-1": "Ally of value 1 (5 cards).",
};

export const leviathanCardTexts: LeviathanWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(namesOf(namedLeviathanLords), powers),
  ...fighterTexts((id, value, symbol) => ({
    name: `${race(id)} ${value} (fighter)`,
    text: `Ally of value ${value}. ${symbols[symbol]}`,
  })),
  ...leviathanTexts(leviathan),
  "leviathan-token": {
    name: "leviathan token",
    text: "Reveal it for pearls, a key token or a council stack.",
  },
  ...tokenTexts((kind) => ({ name: `leviathan token of ${face(kind)}`, text: effects[kind] })),
  ...rewordedTexts(abyssCards, reworded),
}))();
