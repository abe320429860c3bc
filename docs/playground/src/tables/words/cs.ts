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

  court: "Dvůr",
  lordDeck: "Balíček vládců",
  exploration: "Průzkum",
  explorationDeck: "Balíček průzkumu",
  explorationDiscard: "Odhozené karty průzkumu",
  council: "Rada",
  threat: "Hrozba",
  locations: "Lokace",
  locationStack: "Hromádka lokací",
  drawnLocations: "Dobrané: jedna z nich bude ovládnuta",
  searchedLocations: "V hromádce lokací",
  exileDeck: "Balíček vyvržených",
  lootDeck: "Balíček kořisti",
  sentinels: "Strážci",
  recruits: "Rekruti",
  piles: "Odhazovací balíčky",
  locationDeck: "Balíček lokací",
  setAside: "Stranou",

  hand: "Ruka",
  freeLords: "Volní vládci",
  disabled: "otočený",
  affiliated: "Spolupracující",
  ownLocations: "Lokace",
  exiles: "Vyvržení",
  pearls: "Perly",
  keys: "Klíče",
  silverKeys: "Stříbrné klíče",
  goldKeys: "Zlaté klíče",
  monsterTokens: "Žetony nestvůr",
  nebulis: "Nebuly",
  figure: "Figurka krakena",
  pearlMaster: "Pán perel",
  replayToken: "Žeton tahu navíc",
  coatOfArms: "erb",
  loot: "Kořist",
  influence: "Vliv",
  itsTurn: "Tah",
  lastTurn: "Poslední tah",
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
