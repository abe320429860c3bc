import type { TableWords } from "./words.ts";

const count = (what: string, n: number): string => `${what}: ${n}`;

export const pl: TableWords = {
  guilds: {
    mage: "mag",
    soldier: "żołnierz",
    farmer: "farmer",
    merchant: "kupiec",
    politician: "polityk",
    ambassador: "ambasador",
    smuggler: "przemytnik",
  },
  kraken: "kraken",
  exile: "wygnaniec",

  exploration: "Eksploracja",
  drawnLocations: "Dobrane: jedno z nich zostanie przejęte",
  searchedLocations: "W stosie miejsc",

  freeLords: "Wolni lordowie",
  disabled: "obrócony",
  coatOfArms: "herb",
  itsTurn: "Tura",
  discard: "odrzucone",
  nothing: "brak",

  count,
  cost: (value, races, required) =>
    `Koszt ${value}, rasy: ${races}${required ? ` (w tym ${required})` : ""}`,
  threatSpace: (space, rewards) => `Zagrożenie ${space}: ${rewards}`,
  stackOf: (race, cards) => `Stos Rady, ${race}, karty: ${cards}`,
  pileOf: (colour, influences) =>
    `Stos, ${colour}: ${influences.length ? influences.join(", ") : "pusty"}`,
  mustDraw: (by, lords) => `Rozkaz (${by}): lordowie, których muszą dobrać inni: ${lords}`,
  reservedBy: (player) => `rezerwacja: ${player}`,
  belongingsOf: (player) => `Wszystko, co ma ${player}`,
  sentinel: "Strażnik",
  border: {
    empty: (space) => `Granica, pole ${space}: puste`,
    space: (space) => `granica, pole ${space}`,
    lifeLeft: (resistances, lost) =>
      `pozostałe odporności: ${resistances.join(", ")}${lost > 0 ? ` (utracone punkty życia: ${lost})` : ""}`,
    coming: "Przybywa",
    attacking: "atakuje",
  },
};
