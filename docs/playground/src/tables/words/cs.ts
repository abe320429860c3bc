import type { TableWords } from "./words.ts";

const kinds: TableWords["kinds"] = {
  jellyfish: "medúza",
  crab: "krab",
  seahorse: "mořský koník",
  shellfish: "měkkýš",
  squid: "chobotnice",
  kraken: "kraken",
};

const colours: TableWords["colours"] = {
  yellow: "žlutý",
  red: "červený",
  green: "zelený",
  blue: "modrý",
  purple: "fialový",
};

const count = (what: string, n: number): string => `${what}: ${n}`;

export const cs: TableWords = {
  kinds,
  guilds: {
    mage: "mág",
    soldier: "voják",
    farmer: "farmář",
    merchant: "obchodník",
    politician: "politik",
    ambassador: "velvyslanec",
    smuggler: "pašerák",
  },
  colours,
  exile: "vyvržený",

  exploration: "Průzkum",
  drawnLocations: "Dobrané: jedna z nich bude ovládnuta",
  searchedLocations: "V hromádce lokací",

  freeLords: "Volní vládci",
  disabled: "otočený",
  coatOfArms: "erb",
  itsTurn: "Tah",
  nothing: "nic",

  count,
  cost: (value, races, required) =>
    `Cena ${value}, rasy: ${races}${required ? ` (mezi nimi ${kinds[required]})` : ""}`,
  threatSpace: (space, rewards) => `Hrozba ${space}: ${rewards}`,
  reward: ({ keys, pearls, tokens }) =>
    [
      ...(keys ? [count("žetony klíčů", keys)] : []),
      ...(pearls ? [count("perly", pearls)] : []),
      ...(tokens ? [count("žetony nestvůr", tokens)] : []),
    ].join(" + "),
  stackOf: (race, cards) => `Hromádka v radě, ${kinds[race]}, karty: ${cards}`,
  pileOf: (colour, influences) =>
    `Balíček, ${colours[colour]}: ${influences.length ? influences.join(", ") : "prázdný"}`,
  onSpot: (spot) => `místo ${spot}`,
  mustDraw: (by, lords) => `Rozkaz (${by}): vládci, které ostatní musí dobrat: ${lords}`,
  reservedBy: (player) => `rezervace: ${player}`,
  sentinel: "Strážce",
};
