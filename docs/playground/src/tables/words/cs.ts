import type { TableWords } from "./words.ts";

const count = (what: string, n: number): string => `${what}: ${n}`;

export const cs: TableWords = {
  guilds: {
    mage: "mág",
    soldier: "voják",
    farmer: "farmář",
    merchant: "obchodník",
    politician: "politik",
    ambassador: "velvyslanec",
    smuggler: "pašerák",
  },
  kraken: "kraken",
  exile: "vyvržený",

  exploration: "Průzkum",
  drawnLocations: "Dobrané: jedna z nich bude ovládnuta",
  searchedLocations: "V hromádce lokací",

  freeLords: "Volní vládci",
  disabled: "otočený",
  coatOfArms: "erb",
  itsTurn: "Tah",
  discard: "odhozené",
  nothing: "nic",

  count,
  cost: (value, races, required) =>
    `Cena ${value}, rasy: ${races}${required ? ` (mezi nimi ${required})` : ""}`,
  threatSpace: (space, rewards) => `Hrozba ${space}: ${rewards}`,
  stackOf: (race, cards) => `Hromádka v radě, ${race}, karty: ${cards}`,
  pileOf: (colour, influences) =>
    `Balíček, ${colour}: ${influences.length ? influences.join(", ") : "prázdný"}`,
  mustDraw: (by, lords) => `Rozkaz (${by}): vládci, které ostatní musí dobrat: ${lords}`,
  reservedBy: (player) => `rezervace: ${player}`,
  belongingsOf: (player) => `Vše, co má ${player}`,
  sentinel: "Strážce",
  border: {
    empty: (space) => `Hranice, pole ${space}: prázdné`,
    space: (space) => `hranice, pole ${space}`,
    lifeLeft: (resistances, lost) =>
      `zbývající odolnosti: ${resistances.join(", ")}${lost > 0 ? ` (ztracené body života: ${lost})` : ""}`,
    coming: "Přichází",
    attacking: "útočí",
  },
};
