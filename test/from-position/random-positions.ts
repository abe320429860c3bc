// Random positions: a few things are given, most are left out.

import { raceOf } from "../../src/abyss/cards/index.ts";
import { monsterTokens } from "../../src/abyss/cards/threat.ts";
import type { Position as Abyss } from "../../src/abyss/index.ts";
import { type AnyAlly, abyssBox, type Box, type Layout } from "../../src/abyss/rules.ts";
import { colourOf, type Location, type Lord, locations } from "../../src/conspiracy/cards/index.ts";
import { locationCard } from "../../src/conspiracy/cards/locations.ts";
import { abilityOf, keyOf, lordDeck } from "../../src/conspiracy/cards/lords.ts";
import type { Position as Conspiracy } from "../../src/conspiracy/index.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { OPPONENT, PLAYER, type Position as Solo } from "../../src/conspiracy-solo/index.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import type { Position as Exiles } from "../../src/exiles/index.ts";
import type { ExilesLayout } from "../../src/exiles/rules.ts";
import type { Position as ExilesKraken } from "../../src/exiles-kraken/index.ts";
import type { Position as ExilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import type { Position as ExilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import { countOf, sum, unseen } from "../../src/kernel/components/bags.ts";
import type { Rng } from "../../src/kernel/components/rng.ts";
import { hasLootScoring, lootCards } from "../../src/kraken/cards/loot.ts";
import type { Position as Kraken } from "../../src/kraken/index.ts";
import { type KrakenLayout, krakenBox } from "../../src/kraken/rules.ts";
import type { Position as KrakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { krakenLeviathanBox } from "../../src/kraken-leviathan/rules.ts";
import { borderSpaces } from "../../src/leviathan/cards/border.ts";
import { leviathanCard, leviathans } from "../../src/leviathan/cards/leviathans.ts";
import { leviathanTokens } from "../../src/leviathan/cards/tokens.ts";
import type { Position as Leviathan } from "../../src/leviathan/index.ts";
import { type LeviathanLayout, leviathanBox } from "../../src/leviathan/rules.ts";

/** Deals some of the things at random into lists. */
function dealt<Thing>(things: readonly Thing[], most: number, lists: number, rng: Rng): Thing[][] {
  const given = rng.shuffle(things).slice(0, rng.below(most + 1));
  const places = Array.from({ length: lists }, (): Thing[] => []);
  for (const thing of given) places[rng.below(lists)]!.push(thing);
  return places;
}

/** A part of a position, or nothing, at random. */
const perhaps = <Part extends object>(part: Part, rng: Rng): Part | object =>
  rng.below(3) > 0 ? part : {};

/** A position of Abyss at the beginning of an action. */
export const randomAbyss = (rng: Rng): Abyss => familyPosition(rng, 6, abyssBox) as Abyss;

/** A position of Abyss or a variant with these components. */
function familyPosition(rng: Rng, spaces: number, box: Box, most = 4): Layout {
  const players = 2 + rng.below(most - 1);
  const [discard, deck, council, ...cards] = dealt(box.cards, 45, 3 + 2 * players, rng);
  const [lordDeck, court, discardedLords, ...lords] = dealt(box.lords, 20, 3 + 2 * players, rng);
  const [stack, available, ...tiles] = dealt(box.locations, 12, 2 + players, rng);
  const [top, ...tokens] = dealt(monsterTokens, 10, 1 + players, rng);
  const allies = (some: readonly string[]) =>
    some.filter((card) => card !== "monster") as AnyAlly[];
  const ofRaces = (some: readonly string[]) => allies(some).filter((ally) => raceOf(ally) !== null);
  const seats = Array.from({ length: players }, (_, seat) => ({
    ...perhaps({ pearls: rng.below(9) }, rng),
    ...perhaps({ keys: rng.below(3) }, rng),
    ...perhaps({ hand: [...allies(cards[seat]!), ...Array(rng.below(3)).fill(null)] }, rng),
    ...perhaps({ affiliated: ofRaces(cards[players + seat]!) }, rng),
    ...perhaps({ lords: lords[seat]! }, rng),
    ...perhaps({ tokens: [...tokens[seat]!, ...Array(rng.below(2)).fill(null)] }, rng),
    ...perhaps(
      {
        locations: tiles[seat]!.map((location, i) => ({
          location,
          lords: i === 0 ? lords[players + seat]!.slice(0, 3) : [],
        })),
      },
      rng,
    ),
  }));
  const crabs = allies(council!).filter((ally) => raceOf(ally) === "crab");
  return {
    seats,
    ...perhaps({ turn: { seat: rng.below(players) } }, rng),
    ...perhaps({ deck: { top: [...deck!, null] } }, rng),
    ...perhaps({ discard: discard! }, rng),
    ...perhaps({ council: { crab: crabs, squid: [null] } }, rng),
    ...perhaps({ threat: 1 + rng.below(6) }, rng),
    ...perhaps({ court: court!.slice(0, spaces) }, rng),
    ...perhaps({ lordDeck: { top: lordDeck! } }, rng),
    ...perhaps({ discardedLords: discardedLords! }, rng),
    ...perhaps({ available: available! }, rng),
    ...perhaps({ stack: { top: stack! } }, rng),
    ...perhaps({ tokens: { top: top! } }, rng),
    ...perhaps({ rules: { superfluousAllies: "forbidden" } }, rng),
  };
}

/** A position of Exiles at the beginning of an action. */
export const randomExiles = (rng: Rng): Exiles => exilesPosition(rng, abyssBox) as Exiles;

/** A position of Exiles, on Abyss or a variant with these components. */
function exilesPosition(rng: Rng, box: Box, most = 4): Layout & { readonly exiles?: ExilesLayout } {
  const abyss = familyPosition(rng, 4, box, most);
  const ids = defaultCatalogue.map(({ id }) => id);
  const [court, deck, ...free] = dealt(ids, 8, 2 + abyss.seats.length, rng);
  const exiles = {
    ...perhaps({ court: court!.slice(0, 2) }, rng),
    ...perhaps({ deck: { top: deck! } }, rng),
    ...perhaps({ seats: free.map((some) => ({ free: some })) }, rng),
  };
  return { ...abyss, ...perhaps({ exiles }, rng) };
}

/** A random area of Kraken, for the players and locations of a position. */
function randomArea({ seats }: Layout, rng: Rng): KrakenLayout {
  const [deck, discardedLoot] = dealt(lootCards, 16, 2, rng);
  const nebulis = seats.map(() => rng.below(4));
  const spare = unseen(lootCards, [...deck!, ...discardedLoot!]);
  const places = seats
    .flatMap(({ locations = [] }) => locations.map(({ location }) => location))
    .filter((location) => hasLootScoring(krakenBox, location));
  const values = rng.shuffle([...new Set(spare)]).slice(0, 2);
  return {
    ...perhaps({ nebulis }, rng),
    ...perhaps({ lootDeck: { top: [...deck!, null] } }, rng),
    ...perhaps({ discardedLoot: discardedLoot! }, rng),
    ...perhaps({ loot: places.slice(0, 1).map((location) => ({ location, values })) }, rng),
    ...perhaps(
      {
        sentinels: {
          watcher: { owner: rng.below(seats.length), on: { kind: "stack", stack: "squid" } },
          vigil: { owner: 0, on: null },
        },
      },
      rng,
    ),
  };
}

/** A position of Kraken at the beginning of an action. */
export function randomKraken(rng: Rng): Kraken {
  const abyss = familyPosition(rng, 6, krakenBox);
  return { ...abyss, ...perhaps({ kraken: randomArea(abyss, rng) }, rng) } as Kraken;
}

/** A position of Exiles with Kraken at the beginning of an action. */
export function randomExilesKraken(rng: Rng): ExilesKraken {
  const exiles = exilesPosition(rng, krakenBox);
  return { ...exiles, ...perhaps({ kraken: randomArea(exiles, rng) }, rng) } as ExilesKraken;
}

/** LE-2: the threat marker stays where it is. */
const withoutThreat = <Position extends Layout>({ threat: _, ...position }: Position) => position;

/** A random area of Leviathan, for the players of a position. */
function randomBorder({ seats }: Layout, rng: Rng): LeviathanLayout {
  const [atBorder, discarded, ...killed] = dealt(leviathans, 14, 2 + seats.length, rng);
  const [revealed, ...tokens] = dealt(leviathanTokens, 10, 1 + seats.length, rng);
  const kills = killed.map(({ length }) => length);
  const most = Math.max(...kills);
  const occupied = rng.shuffle(borderSpaces).slice(0, 5);
  const spaces = borderSpaces.filter((space) => occupied.includes(space));
  return {
    ...perhaps(
      {
        border: atBorder!.slice(0, spaces.length).map((leviathan, i) => ({
          space: spaces[i]!,
          leviathan,
          lost: rng.below(leviathanCard(leviathan).life.length),
        })),
      },
      rng,
    ),
    ...perhaps({ discarded: discarded! }, rng),
    ...perhaps({ revealed: revealed! }, rng),
    seats: seats.map((_, seat) => ({
      killed: killed[seat]!,
      ...perhaps({ wounds: rng.below(5) }, rng),
      ...perhaps({ tokens: [...tokens[seat]!, ...Array(rng.below(2)).fill(null)] }, rng),
    })),
    scourge: most > 0 ? kills.indexOf(most) : null,
  };
}

const FIVE_PLAYERS = 5;

/** A position of Leviathan at the beginning of an action. */
export function randomLeviathan(rng: Rng): Leviathan {
  const abyss = withoutThreat(familyPosition(rng, 6, leviathanBox, FIVE_PLAYERS));
  return { ...abyss, ...perhaps({ leviathan: randomBorder(abyss, rng) }, rng) } as Leviathan;
}

/** A position of Kraken with Leviathan at the beginning of an action. */
export function randomKrakenLeviathan(rng: Rng): KrakenLeviathan {
  const abyss = withoutThreat(familyPosition(rng, 6, krakenLeviathanBox, FIVE_PLAYERS));
  return {
    ...abyss,
    ...perhaps({ kraken: randomArea(abyss, rng) }, rng),
    ...perhaps({ leviathan: randomBorder(abyss, rng) }, rng),
  } as KrakenLeviathan;
}

/** A position of Exiles with Leviathan at the beginning of an action. */
export function randomExilesLeviathan(rng: Rng): ExilesLeviathan {
  const exiles = withoutThreat(exilesPosition(rng, leviathanBox, FIVE_PLAYERS));
  return {
    ...exiles,
    ...perhaps({ leviathan: randomBorder(exiles, rng) }, rng),
  } as ExilesLeviathan;
}

/** A position of Exiles with Kraken and Leviathan at the beginning of an action. */
export function randomExilesKrakenLeviathan(rng: Rng): ExilesKrakenLeviathan {
  const exiles = withoutThreat(exilesPosition(rng, krakenLeviathanBox, FIVE_PLAYERS));
  return {
    ...exiles,
    ...perhaps({ kraken: randomArea(exiles, rng) }, rng),
    ...perhaps({ leviathan: randomBorder(exiles, rng) }, rng),
  } as ExilesKrakenLeviathan;
}

/** CO-14: the spots of a chamber at which locations are taken, if each is taken immediately. */
function locationSpots(chamber: readonly Lord[]): number[] {
  const spots: number[] = [];
  for (const spot of chamber.keys()) {
    const keys = chamber.slice(spots.at(-1) ?? 0, spot + 1).map(keyOf);
    if (countOf(keys, "silver") > 1 || countOf(keys, "gold") > 1) spots.push(spot + 1);
  }
  return spots;
}

/** CO-11, CO-18 */
function pearlsGiven(chamber: readonly Lord[], taken: readonly { location: Location }[]): number {
  const effects = taken.map(({ location }) => locationCard(location).effect);
  return sum(
    [...chamber.map(abilityOf), ...effects].map((one) => (one?.kind === "pearls" ? one.pearls : 0)),
  );
}

/** A position of Conspiracy at the beginning of a turn. */
export function randomConspiracy(rng: Rng, players = 2 + rng.below(3)): Conspiracy {
  const [top, pile, ...all] = dealt(lordDeck, 45, 2 + players, rng);
  const [deck, available, ...tiles] = dealt(locations.slice(0, 20), 12, 2 + players, rng);
  const chambers = all.map((some) => some.slice(0, 14));
  const taken = chambers.map((lords, seat) =>
    locationSpots(lords).flatMap((spot, i) => {
      const location = tiles[seat]![i];
      return location ? [{ location, spot }] : [];
    }),
  );
  const pearls = chambers.map((lords, seat) => pearlsGiven(lords, taken[seat]!));
  const seats = chambers.map((lords, seat) => ({
    lords,
    locations: taken[seat]!,
    ...perhaps({ pearls: pearls[seat]! }, rng),
  }));
  const most = Math.max(...pearls);
  const piled = (pile ?? []).filter((lord) => colourOf(lord) === "blue");
  return {
    seats,
    ...perhaps({ turn: rng.below(players) }, rng),
    ...perhaps({ lordDeck: { top: top! } }, rng),
    ...perhaps({ piles: { blue: piled } }, rng),
    ...perhaps({ available: available! }, rng),
    ...perhaps({ locationDeck: { top: [...deck!, null] } }, rng),
    pearlMaster: most > 0 ? pearls.indexOf(most) : null,
    ...perhaps({ bonusLocations: true }, rng),
  };
}

/** A position of solo Conspiracy at the beginning of the player's turn. */
export function randomSolo(rng: Rng): Solo {
  const { agenda: _, ...conspiracy } = randomConspiracy(rng, 2);
  const solo = {
    ...perhaps({ opponent: opponents[rng.below(opponents.length)]! }, rng),
    ...perhaps({ replayToken: OPPONENT }, rng),
  };
  return { ...conspiracy, turn: PLAYER, ...perhaps({ solo }, rng) };
}
