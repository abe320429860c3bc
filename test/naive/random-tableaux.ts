// Random tableaux, as a user could enter them: cards are dealt at random, no more copies than the game has.
import { copiesOf, allies as kinds } from "../../src/abyss/cards/allies.ts";
import { locations as abyssLocations } from "../../src/abyss/cards/locations.ts";
import { lords as abyssLords } from "../../src/abyss/cards/lords.ts";
import { tokenCopies, tokenValues } from "../../src/abyss/cards/threat.ts";
import {
  lordDeck,
  type Lord as Placed,
  locations as tiles,
} from "../../src/conspiracy/cards/index.ts";
import { type Opponent, opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import { rngFrom } from "../../src/index.ts";
import {
  locations as krakenLocations,
  lords as krakenLords,
  type Location,
} from "../../src/kraken/cards/box.ts";
import { isLootLocation } from "../../src/kraken/cards/index.ts";
import { lootCards } from "../../src/kraken/cards/loot.ts";
import { lords as krakenLeviathanLords } from "../../src/kraken-leviathan/cards/index.ts";
import { type Fighter, fighters } from "../../src/leviathan/cards/fighters.ts";
import { lords as leviathanLords } from "../../src/leviathan/cards/index.ts";

type Rng = ReturnType<typeof rngFrom>;

/** Deals some or all of the things to the players. */
function deal<Thing>(rng: Rng, players: number, things: readonly Thing[]): Thing[][] {
  const hands: Thing[][] = Array.from({ length: players }, () => []);
  const some = rng.shuffle(things).slice(0, rng.below(things.length + 1));
  for (const thing of some) hands[rng.below(players)]!.push(thing);
  return hands;
}

const times = <Thing>(thing: Thing, n: number): Thing[] => Array.from({ length: n }, () => thing);

const allies = kinds.flatMap((ally) => times(ally, copiesOf(ally)));
const tokens = tokenValues.flatMap((token) => times(token, tokenCopies[token]));

interface Cards<Lord, Location, Ally> {
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
  readonly allies: readonly Ally[];
}
const ofAbyss = { lords: abyssLords, locations: abyssLocations, allies };
const ofKraken = { lords: krakenLords, locations: krakenLocations, allies };
const withFighters = [...allies, ...(Object.keys(fighters) as Fighter[])];
const ofLeviathan = { lords: leviathanLords, locations: abyssLocations, allies: withFighters };
const ofKrakenLeviathan = {
  lords: krakenLeviathanLords,
  locations: krakenLocations,
  allies: withFighters,
};

/** The fields that all games of the family share; few pearls, so that there are ties. */
function common<Lord, Location, Ally>(
  rng: Rng,
  players: number,
  cards: Cards<Lord, Location, Ally>,
) {
  const lords = deal(rng, players, cards.lords);
  const locations = deal(rng, players, cards.locations);
  const affiliated = deal(rng, players, cards.allies);
  const monsterTokens = deal(rng, players, tokens);
  const disabledLords = (["influence", "all"] as const)[rng.below(2)]!;
  return lords.map((hand, seat) => ({
    lords: hand,
    disabled: hand.filter(() => rng.below(4) === 0),
    disabledLords,
    locations: locations[seat]!,
    affiliated: affiliated[seat]!,
    monsterTokens: monsterTokens[seat]!,
    pearls: rng.below(3),
  }));
}

const playersOf = (rng: Rng): number => 1 + rng.below(4);

export const abyssTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  return common(rng, playersOf(rng), ofAbyss);
};

const exilesOf = (rng: Rng, players: number) =>
  deal(
    rng,
    players,
    defaultCatalogue.map(({ id, influence }) => ({ id, influence })),
  );

export const exilesTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  const players = playersOf(rng);
  const dealt = exilesOf(rng, players);
  return common(rng, players, ofAbyss).map((tableau, i) => ({ ...tableau, exiles: dealt[i]! }));
};

const lootLocations = krakenLocations.filter(isLootLocation);

/** KR-70: one of the players with the most nebulis has the figure. */
function withKraken<Own extends { readonly locations: readonly Location[] }>(
  rng: Rng,
  all: readonly Own[],
) {
  const nebulis = all.map(() => rng.below(4));
  const most = Math.max(...nebulis);
  const ahead = nebulis.flatMap((n, seat) => (n === most ? [seat] : []));
  const piles = deal(rng, lootLocations.length, lootCards);
  const holder = most > 0 ? ahead[rng.below(ahead.length)] : undefined;
  return all.map((tableau, seat) => ({
    ...tableau,
    nebulis: nebulis[seat]!,
    figure: seat === holder,
    // KR-31: no two of a value on a location.
    loot: Object.fromEntries(
      tableau.locations
        .filter(isLootLocation)
        .map((location) => [location, [...new Set(piles[lootLocations.indexOf(location)])]]),
    ),
  }));
}

export const krakenTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  return withKraken(rng, common(rng, playersOf(rng), ofKraken));
};

export const exilesKrakenTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  const players = playersOf(rng);
  const dealt = exilesOf(rng, players);
  const all = withKraken(rng, common(rng, players, ofKraken));
  return all.map((tableau, i) => ({ ...tableau, exiles: dealt[i]! }));
};

/** LE-44, LE-64: one player at most has the Scourge. */
function withLeviathan<Own>(rng: Rng, all: readonly Own[]) {
  const holder = rng.below(all.length + 1);
  return all.map((tableau, seat) => ({
    ...tableau,
    wounds: rng.below(12),
    scourge: seat === holder,
  }));
}

const upToFive = (rng: Rng): number => 1 + rng.below(5);

export const leviathanTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  return withLeviathan(rng, common(rng, upToFive(rng), ofLeviathan));
};

export const krakenLeviathanTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  const all = withKraken(rng, common(rng, upToFive(rng), ofKrakenLeviathan));
  return withLeviathan(rng, all);
};

export const exilesLeviathanTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  const players = upToFive(rng);
  const dealt = exilesOf(rng, players);
  const all = withLeviathan(rng, common(rng, players, ofLeviathan));
  return all.map((tableau, i) => ({ ...tableau, exiles: dealt[i]! }));
};

export const exilesKrakenLeviathanTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  const players = upToFive(rng);
  const dealt = exilesOf(rng, players);
  const all = withKraken(rng, common(rng, players, ofKrakenLeviathan));
  return withLeviathan(rng, all).map((tableau, i) => ({ ...tableau, exiles: dealt[i]! }));
};

function chambers(rng: Rng, players: number) {
  // Sometimes few colours, so that there are groups.
  const most = 1 + rng.below(5);
  const deck = lordDeck.filter((lord) => colourNames.indexOf(lord.split("-")[0]!) < most);
  const lords: Placed[][] = deal(rng, players, deck).map((hand) => hand.slice(0, 15));
  const locations = deal(rng, players, tiles);
  const pearls = lords.map(() => rng.below(6));
  const master = pearls.indexOf(Math.max(...pearls));
  return lords.map((hand, seat) => ({
    lords: hand,
    locations: locations[seat]!,
    pearls: pearls[seat]!,
    pearlMaster: pearls[master]! > 0 && seat === master,
  }));
}

const colourNames = ["yellow", "red", "green", "blue", "purple"];

export const conspiracyTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  return chambers(rng, playersOf(rng));
};

export const soloTableaux = (seed: string) => {
  const rng = rngFrom(seed);
  const opponent: Opponent = opponents[rng.below(opponents.length)]!;
  return chambers(rng, 2).map((tableau, side) => (side === 1 ? { ...tableau, opponent } : tableau));
};
