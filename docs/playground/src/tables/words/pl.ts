import type { TableWords } from "./words.ts";

const kinds: TableWords["kinds"] = {
  jellyfish: "meduza",
  crab: "krab",
  seahorse: "konik morski",
  shellfish: "skorupiak",
  squid: "kałamarnica",
  kraken: "kraken",
};

const colours: TableWords["colours"] = {
  yellow: "żółty",
  red: "czerwony",
  green: "zielony",
  blue: "niebieski",
  purple: "fioletowy",
};

const count = (what: string, n: number): string => `${what}: ${n}`;

export const pl: TableWords = {
  kinds,
  guilds: {
    mage: "mag",
    soldier: "żołnierz",
    farmer: "farmer",
    merchant: "kupiec",
    politician: "polityk",
    ambassador: "ambasador",
    smuggler: "przemytnik",
  },
  colours,
  exile: "wygnaniec",

  exploration: "Eksploracja",
  drawnLocations: "Dobrane: jedno z nich zostanie przejęte",
  searchedLocations: "W stosie miejsc",

  freeLords: "Wolni lordowie",
  disabled: "obrócony",
  coatOfArms: "herb",
  itsTurn: "Tura",
  nothing: "brak",

  count,
  cost: (value, races, required) =>
    `Koszt ${value}, rasy: ${races}${required ? ` (w tym ${kinds[required]})` : ""}`,
  threatSpace: (space, rewards) => `Zagrożenie ${space}: ${rewards}`,
  reward: ({ keys, pearls, tokens }) =>
    [
      ...(keys ? [count("żetony kluczy", keys)] : []),
      ...(pearls ? [count("perły", pearls)] : []),
      ...(tokens ? [count("żetony potworów", tokens)] : []),
    ].join(" + "),
  stackOf: (race, cards) => `Stos Rady, ${kinds[race]}, karty: ${cards}`,
  pileOf: (colour, influences) =>
    `Stos, ${colours[colour]}: ${influences.length ? influences.join(", ") : "pusty"}`,
  onSpot: (spot) => `miejsce ${spot}`,
  mustDraw: (by, lords) => `Rozkaz (${by}): lordowie, których muszą dobrać inni: ${lords}`,
  reservedBy: (player) => `rezerwacja: ${player}`,
  sentinel: "Strażnik",
};
