import type { TableWords } from "./words.ts";

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`;

export const en: TableWords = {
  guilds: {
    mage: "mage",
    soldier: "soldier",
    farmer: "farmer",
    merchant: "merchant",
    politician: "politician",
    ambassador: "ambassador",
    smuggler: "smuggler",
  },
  kraken: "kraken",
  exile: "exile",

  exploration: "Exploration",
  drawnLocations: "Drawn: one of these will be controlled",
  searchedLocations: "In the location stack",

  freeLords: "Free lords",
  disabled: "disabled",
  coatOfArms: "coat of arms",
  itsTurn: "Turn",
  discard: "discard",
  nothing: "none",

  count: (what, n) => `${what}: ${n}`,
  cost: (value, races, required) =>
    `Cost ${value}, ${counted(races, "race")}${required ? `, ${required} among them` : ""}`,
  threatSpace: (space, rewards) => `Threat ${space}: ${rewards}`,
  stackOf: (race, cards) => `Council stack, ${race}: ${counted(cards, "card")}`,
  pileOf: (colour, influences) =>
    `Pile, ${colour}: ${influences.length ? influences.join(", ") : "empty"}`,
  mustDraw: (by, lords) => `Order of ${by}: the others must draw ${counted(lords, "lord")}`,
  reservedBy: (player) => `reserved by ${player}`,
  belongingsOf: (player) => `Everything of ${player}`,
  sentinel: "Sentinel",
  border: {
    empty: (space) => `Border, space ${space}: empty`,
    space: (space) => `border, space ${space}`,
    lifeLeft: (resistances, lost) =>
      `resistances left: ${resistances.join(", ")}${lost > 0 ? ` (lost: ${counted(lost, "life point")})` : ""}`,
    coming: "Coming",
    attacking: "attacks",
  },
};
