import type { TableWords } from "./words.ts";

const kinds: TableWords["kinds"] = {
  jellyfish: "jellyfish",
  crab: "crab",
  seahorse: "seahorse",
  shellfish: "shellfish",
  squid: "squid",
  kraken: "kraken",
};

const colours: TableWords["colours"] = {
  yellow: "yellow",
  red: "red",
  green: "green",
  blue: "blue",
  purple: "purple",
};

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`;

export const en: TableWords = {
  kinds,
  guilds: {
    mage: "mage",
    soldier: "soldier",
    farmer: "farmer",
    merchant: "merchant",
    politician: "politician",
    ambassador: "ambassador",
    smuggler: "smuggler",
  },
  colours,
  exile: "exile",

  exploration: "Exploration",
  drawnLocations: "Drawn: one of these will be controlled",
  searchedLocations: "In the location stack",

  freeLords: "Free lords",
  disabled: "disabled",
  coatOfArms: "coat of arms",
  itsTurn: "Turn",
  nothing: "none",

  count: (what, n) => `${what}: ${n}`,
  cost: (value, races, required) =>
    `Cost ${value}, ${counted(races, "race")}${required ? `, ${kinds[required]} among them` : ""}`,
  threatSpace: (space, rewards) => `Threat ${space}: ${rewards}`,
  reward: ({ keys, pearls, tokens }) =>
    [
      ...(keys ? [counted(keys, "key token")] : []),
      ...(pearls ? [counted(pearls, "pearl")] : []),
      ...(tokens ? [counted(tokens, "monster token")] : []),
    ].join(" + "),
  stackOf: (race, cards) => `Council stack, ${kinds[race]}: ${counted(cards, "card")}`,
  pileOf: (colour, influences) =>
    `Pile, ${colours[colour]}: ${influences.length ? influences.join(", ") : "empty"}`,
  onSpot: (spot) => `spot ${spot}`,
  mustDraw: (by, lords) => `Order of ${by}: the others must draw ${counted(lords, "lord")}`,
  reservedBy: (player) => `reserved by ${player}`,
  sentinel: "Sentinel",
};
