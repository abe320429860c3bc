// The catalogues against the facts printed on the cards, copied here as tables.
import { describe, expect, test } from "vitest";
import {
  type Ally,
  allies,
  allyValue,
  copiesOf,
  type Race,
  raceOf,
  races,
} from "../../src/abyss/cards/allies.ts";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import type { LocationScoring } from "../../src/abyss/cards/location-card.ts";
import { locationCards, locations } from "../../src/abyss/cards/locations.ts";
import { type Guild, guilds, type PowerKind } from "../../src/abyss/cards/lord-card.ts";
import { lordCard, lordCards, lords } from "../../src/abyss/cards/lords.ts";
import {
  KEY_TOKEN_COUNT,
  LAST_THREAT_SPACE,
  monsterTokens,
  type Reward,
  rewardsOf,
  tokenCopies,
  tokenValues,
} from "../../src/abyss/cards/threat.ts";
import { abyss } from "../../src/abyss/index.ts";
import { sorted } from "../tables.ts";

/** Counts the occurrences of each item. */
const tally = (things: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
};

type LordFacts = [Guild, number, number, Race | null, number, number, PowerKind];

// guild, cost, races, required race, influence, keys, kind of power
const lordFacts: Record<keyof typeof lordCards, LordFacts> = {
  recruiter: ["soldier", 10, 2, "crab", 4, 1, "permanent"],
  jailer: ["soldier", 6, 3, "crab", 7, 0, "once"],
  seeker: ["soldier", 7, 2, "crab", 7, 0, "once"],
  assassin: ["soldier", 10, 1, "crab", 6, 0, "once"],
  commander: ["soldier", 8, 1, "crab", 4, 1, "permanent"],
  tamer: ["soldier", 6, 3, "crab", 4, 1, "permanent"],
  hunter: ["soldier", 8, 2, "crab", 6, 0, "once"],
  "ship-master": ["merchant", 6, 3, "shellfish", 5, 1, "permanent"],
  trader: ["merchant", 10, 3, "shellfish", 9, 0, "once"],
  peddler: ["merchant", 8, 1, "shellfish", 9, 0, "once"],
  landlord: ["merchant", 10, 2, "shellfish", 5, 1, "permanent"],
  slaver: ["merchant", 8, 1, "shellfish", 5, 1, "activated"],
  shopkeeper: ["merchant", 6, 3, "shellfish", 9, 0, "once"],
  shaman: ["mage", 6, 3, "jellyfish", 5, 1, "permanent"],
  invoker: ["mage", 8, 1, "jellyfish", 8, 0, "once"],
  apprentice: ["mage", 6, 3, "jellyfish", 9, 0, "once"],
  oracle: ["mage", 8, 2, "jellyfish", 5, 1, "activated"],
  alchemist: ["mage", 7, 1, "jellyfish", 5, 1, "permanent"],
  illusionist: ["mage", 10, 1, "jellyfish", 9, 0, "once"],
  "master-of-magic": ["mage", 10, 3, "jellyfish", 6, 1, "permanent"],
  opportunist: ["politician", 6, 3, "squid", 5, 1, "activated"],
  corruptor: ["politician", 10, 1, "squid", 6, 0, "once"],
  traitor: ["politician", 12, 3, "squid", 6, 0, "once"],
  diplomat: ["politician", 8, 1, "squid", 5, 1, "permanent"],
  treasurer: ["politician", 10, 2, "squid", 5, 1, "permanent"],
  schemer: ["politician", 8, 3, "squid", 6, 0, "once"],
  keeper: ["farmer", 6, 3, "seahorse", 6, 1, "none"],
  reaper: ["farmer", 7, 2, "seahorse", 6, 1, "none"],
  shepherd: ["farmer", 8, 1, "seahorse", 6, 1, "none"],
  miller: ["farmer", 8, 2, "seahorse", 10, 0, "none"],
  aquaculturalist: ["farmer", 9, 3, "seahorse", 11, 0, "none"],
  landowner: ["farmer", 10, 1, "seahorse", 12, 0, "none"],
  sage: ["ambassador", 10, 5, null, 4, 3, "once"],
  hermit: ["ambassador", 10, 5, null, 5, 3, "once"],
  elder: ["ambassador", 10, 5, null, 3, 3, "once"],
};

const locationFacts: Record<keyof typeof locationCards, LocationScoring> = {
  "sargasso-silos": { kind: "perLordOfGuild", guild: "farmer", each: 2, base: 5 },
  "hydrozoa-reserves": { kind: "perLordOfGuild", guild: "mage", each: 2, base: 6 },
  parliament: { kind: "perLordOfGuild", guild: "politician", each: 2, base: 6 },
  barracks: { kind: "perLordOfGuild", guild: "soldier", each: 2, base: 7 },
  dockworks: { kind: "perLordOfGuild", guild: "merchant", each: 2, base: 5 },
  sanctuary: { kind: "perAffiliatedOfRace", race: "jellyfish", each: 3, base: 4 },
  "sargasso-fields": { kind: "perAffiliatedOfRace", race: "seahorse", each: 3, base: 3 },
  "oceanic-senate-assembly": { kind: "perAffiliatedOfRace", race: "squid", each: 3, base: 4 },
  chasm: { kind: "perAffiliatedOfRace", race: "crab", each: 3, base: 5 },
  "nest-of-giant-clams": { kind: "perAffiliatedOfRace", race: "shellfish", each: 3, base: 3 },
  abyss: { kind: "perGuildRepresented", each: 2, base: 0 },
  "city-of-mirrors": { kind: "copyOpponentLocation" },
  "black-smokers": { kind: "none" },
  depths: { kind: "weakestLord", times: 2 },
  "throne-room": { kind: "strongestLord", times: 1 },
  jail: { kind: "minusPerLord", base: 15 },
  "closed-tower": { kind: "perLordWithKey", each: 3 },
  "lost-tower": { kind: "perLordWithoutKey", each: 3 },
  "chamber-of-allies": { kind: "weakestAffiliatedPerRace", base: 3 },
  "coral-barrier": { kind: "minusPerAffiliated", base: 20 },
};

describe("exploration cards", () => {
  test("AB-2 there are five races, in this order", () => {
    expect(races).toEqual(["jellyfish", "crab", "seahorse", "shellfish", "squid"]);
  });

  test.each(races)("AB-2 %s: four 1s, three 2s, three 3s, two 4s, one 5", (race) => {
    const values = abyssBox.cards
      .filter((card): card is Ally => card !== "monster" && raceOf(card) === race)
      .map(allyValue);
    expect(tally(values)).toEqual({ 1: 4, 2: 3, 3: 3, 4: 2, 5: 1 });
  });

  test("AB-2 71 cards, six of them monsters", () => {
    expect(abyssBox.cards).toHaveLength(71);
    expect(abyssBox.cards.filter((card) => card === "monster")).toHaveLength(6);
  });

  test("AB-2 the number of copies of an ally is that in the deck", () => {
    expect(allies).toHaveLength(25);
    const counts = tally(abyssBox.cards);
    for (const ally of allies) expect(copiesOf(ally), ally).toBe(counts[ally]);
  });
});

describe("lords", () => {
  test("AB-3 there are 35, all different", () => {
    expect(lords).toHaveLength(35);
    expect(new Set(lords).size).toBe(35);
    expect(sorted(lords)).toEqual(sorted(Object.keys(lordFacts)));
  });

  test.each(Object.entries(lordFacts))("AB-3 %s: %j", (lord, facts) => {
    const { guild, cost, influence, keys, power } = lordCards[lord as keyof typeof lordCards];
    expect([guild, cost.value, cost.races, cost.required, influence, keys, power]).toEqual(facts);
  });

  test("AB-3 the size of the guilds", () => {
    expect(tally(lords.map((lord) => lordCard(lord).guild))).toEqual({
      soldier: 7,
      merchant: 6,
      mage: 7,
      politician: 6,
      farmer: 6,
      ambassador: 3,
    });
    expect(guilds).toEqual(["mage", "soldier", "farmer", "merchant", "politician", "ambassador"]);
  });

  test("AB-44 AB-57 the numbers of pearls gained or locations drawn on entering", () => {
    const brings = lords.flatMap((lord) => {
      const { entering } = lordCard(lord);
      return entering && entering.kind !== "power" ? [[lord, entering]] : [];
    });
    expect(Object.fromEntries(brings)).toEqual({
      trader: { kind: "pearls", pearls: 3 },
      peddler: { kind: "pearls", pearls: 2 },
      shopkeeper: { kind: "pearls", pearls: 1 },
      landlord: { kind: "pearls", pearls: 1 },
      sage: { kind: "locations", draw: 2 },
      hermit: { kind: "locations", draw: 1 },
      elder: { kind: "locations", draw: 3 },
    });
  });
});

describe("locations", () => {
  test("AB-4 there are 20, all different", () => {
    expect(locations).toHaveLength(20);
    expect(new Set(locations).size).toBe(20);
    expect(sorted(locations)).toEqual(sorted(Object.keys(locationFacts)));
  });

  test.each(Object.entries(locationFacts))("AB-4 AB-74 %s scores %j", (location, scoring) => {
    expect(locationCards[location as keyof typeof locationCards].scoring).toEqual(scoring);
  });
});

describe("tokens and the threat track", () => {
  test("AB-5 20 monster tokens: nine 2s, nine 3s, two 4s", () => {
    expect(monsterTokens).toHaveLength(20);
    expect(tally(monsterTokens)).toEqual({ 2: 9, 3: 9, 4: 2 });
    expect(tokenCopies).toEqual({ 2: 9, 3: 9, 4: 2 });
    expect(tokenValues).toEqual([2, 3, 4]);
  });

  test("AB-6 10 key tokens, the marker on space 1, a pearl for each player", () => {
    const { table } = abyss.setup({ players: 4 }, "seed").state;
    expect(KEY_TOKEN_COUNT).toBe(10);
    expect(table.keyTokens).toBe(10);
    expect(table.threat).toBe(1);
    expect(table.seats.map(({ pearls }) => pearls)).toEqual([1, 1, 1, 1]);
  });

  const pearls = (n: number): Reward => ({ keys: 0, pearls: n, tokens: 0 });
  const rewards: [number, Reward[]][] = [
    [1, [pearls(1), { keys: 0, pearls: 0, tokens: 1 }]],
    [2, [pearls(2), { keys: 0, pearls: 1, tokens: 1 }, { keys: 0, pearls: 0, tokens: 2 }]],
    [3, [{ keys: 1, pearls: 0, tokens: 0 }]],
    [
      4,
      [
        { keys: 1, pearls: 1, tokens: 0 },
        { keys: 1, pearls: 0, tokens: 1 },
      ],
    ],
    [
      5,
      [
        { keys: 1, pearls: 2, tokens: 0 },
        { keys: 1, pearls: 1, tokens: 1 },
        { keys: 1, pearls: 0, tokens: 2 },
      ],
    ],
    [6, [{ keys: 2, pearls: 0, tokens: 0 }]],
  ];
  test.each(rewards)("AB-22 the rewards of threat space %i", (space, offered) => {
    expect(rewardsOf(space)).toEqual(offered);
  });

  test("AB-19 AB-22 there are six threat spaces", () => {
    expect(LAST_THREAT_SPACE).toBe(6);
    expect(rewards).toHaveLength(LAST_THREAT_SPACE);
    expect(rewardsOf(LAST_THREAT_SPACE + 1)).toBeUndefined();
  });
});
