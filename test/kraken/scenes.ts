// States for each question that Kraken adds or changes, shared by several tests.
import type { Ally, Location, Lord } from "../../src/kraken/cards/box.ts";
import { lazyScenes, named, once } from "../lazy-scenes.ts";
import { by, forSmuggler } from "./by.ts";
import { type Description, exploring, play, prepare, type State } from "./prepare.ts";

const [me, b, c] = [by(0), by(1), by(2)];
const court: Lord[] = ["outlaw", "trader", "tamer"];
const hand: Ally[] = ["crab-1", "crab-3", "squid-4", "kraken-2", "kraken-4"];
const council = { crab: ["crab-2"], squid: ["squid-2"] } as const;
const held = (location: Location, ...lords: Lord[]) => ({ location, lords });

const acting = (more: Description = {}): State =>
  prepare({
    court,
    council,
    ...more,
    seats: [{ hand, pearls: 3, ...more.seats?.[0] }, ...(more.seats ?? []).slice(1)],
  });

/** Seat 0 has recruited a lord with these allies. */
const recruited = (lord: Lord, allies: readonly Ally[], more: Description = {}): State =>
  play(
    prepare({
      court: [lord, ...court.filter((other) => other !== lord)],
      ...more,
      seats: [
        { ...more.seats?.[0], hand: [...allies, ...(more.seats?.[0]?.hand ?? [])] },
        ...(more.seats ?? []).slice(1),
      ],
    }),
    me.recruits(lord, allies),
  ).state;

/** Allies for the Traitor. A lord that the Traitor brings may decline its question. */
const traitors: readonly Ally[] = ["squid-5", "squid-4", "crab-1", "seahorse-2"];
const brought = (lord: Lord, more: Description = {}): State =>
  play(
    recruited("traitor", traitors, {
      ...more,
      court: ["traitor", lord, "trader", "tamer"],
      seats: [
        { ...more.seats?.[0], lords: ["miller", ...(more.seats?.[0]?.lords ?? [])] },
        ...(more.seats ?? []).slice(1),
      ],
    }),
    me.replaces("miller", lord),
  ).state;

const searching = (more: Description = {}): State =>
  play(
    prepare({
      available: ["megalodon"],
      council,
      nextLoot: [7, 3],
      ...more,
      seats: [{ keys: 3, ...more.seats?.[0] }, ...(more.seats ?? []).slice(1)],
    }),
    me.requests("crab"),
    me.controls("megalodon", [], 3),
  ).state;

const sentinel = { watcher: { owner: 1, on: { kind: "lord", lord: "trader" } } } as const;
const cheap: readonly Ally[] = ["squid-4", "crab-1"];

/** The scenes, by question and by what is special about them. */
export const scenes = lazyScenes({
  act: {
    "krakens, nebulis and a Counterfeiter": () =>
      acting({
        seats: [{ lords: ["counterfeiter", "ferryman", "recipient"] }],
        nebulis: [2, 1, 0],
      }),
    "superfluous allies forbidden": () =>
      acting({
        rules: { superfluousAllies: "forbidden" },
        nebulis: [1, 0, 0],
      }),
    "a sentinel in front, one on a lord": () =>
      acting({
        sentinels: { ...sentinel, vigil: { owner: 0, on: null } },
        seats: [{ lords: ["opportunist"] }],
      }),
    "a stack reserved": () =>
      acting({
        sentinels: { watcher: { owner: 1, on: { kind: "stack", stack: "crab" } } },
        seats: [{ lords: ["alchemist", "oracle"] }],
      }),
  },
  offer: {
    "a nebulis for a pearl": () =>
      play(
        prepare({ nextCards: ["kraken-3"], seats: [{}, { pearls: 0 }], nebulis: [0, 2, 0] }),
        me.explores(),
      ).state,
    "a Counterfeiter": () =>
      play(
        prepare({
          nextCards: ["kraken-3"],
          seats: [{}, { pearls: 2, lords: ["counterfeiter"] }],
          nebulis: [0, 2, 0],
        }),
        me.explores(),
      ).state,
  },
  bribe: {
    "with nebulis, one lord reserved": () =>
      recruited("corruptor", ["squid-5", "squid-5"].slice(1) as Ally[], {
        seats: [{ pearls: 9, lords: ["ferryman"] }],
        nebulis: [2, 0, 0],
        sentinels: sentinel,
      }),
  },
  control: {
    "one of two reserved": () =>
      play(
        prepare({
          council,
          available: ["jail", "depths"],
          seats: [{ keys: 3 }],
          sentinels: { watcher: { owner: 1, on: { kind: "location", location: "jail" } } },
        }),
        me.requests("crab"),
      ).state,
  },
  "place-kraken": {
    one: () => play(exploring(["kraken-4", "squid-3"]), me.takes()).state,
    "two, with a Slaver": () =>
      play(
        exploring(["kraken-4", "kraken-2", "squid-3"], { seats: [{ lords: ["slaver"] }] }),
        me.takes(),
      ).state,
  },
  "place-sentinel": {
    "by a recruitment": () => recruited("watcher", cheap),
    "by the Traitor": () => brought("watcher"),
    "one zone taken": () => recruited("vigil", cheap, { sentinels: sentinel }),
  },
  "give-nebulis": {
    "one for three": () => recruited("fence", forSmuggler, { players: 4, nebulis: [1, 0, 0, 0] }),
    "two for three": () => recruited("fence", forSmuggler, { players: 4, nebulis: [2, 0, 0, 0] }),
    "by the Traitor": () => brought("fence", { nebulis: [1, 0, 0] }),
  },
  "take-from-discard": {
    "a kraken and others": () =>
      recruited("healer", ["jellyfish-5", "jellyfish-2"], {
        discard: ["monster", "kraken-4", "crab-1", "crab-1"],
      }),
    "by the Traitor": () => brought("healer"),
  },
  "name-race": {
    "two of three affected": () =>
      recruited("executioner", ["crab-5", "squid-3", "seahorse-1"], {
        players: 4,
        seats: [
          {},
          { affiliated: ["crab-1", "squid-2"] },
          { affiliated: ["shellfish-1"], lords: ["shaman"] },
          { affiliated: ["crab-2"] },
        ],
      }),
    "by the Traitor": () => brought("executioner", { seats: [{}, { affiliated: ["crab-3"] }] }),
  },
  "discard-affiliated": {
    "two opponents": () =>
      play(
        recruited("executioner", ["crab-5", "squid-3", "seahorse-1"], {
          seats: [{}, { affiliated: ["crab-1", "crab-4", "squid-2"] }, { affiliated: ["crab-2"] }],
        }),
        me.names("crab"),
      ).state,
  },
  "free-lord": {
    "two under a location": () =>
      recruited("liberator", ["squid-5", "squid-3", "crab-1"], {
        seats: [{ locations: [held("jail", "reaper", "landlord")] }],
      }),
    "by the Traitor": () =>
      brought("liberator", { seats: [{ locations: [held("jail", "reaper")] }] }),
  },
  "search-loot": {
    "after a 7": () => searching(),
    "another 7 to come": () => searching({ nextLoot: [7, 7] }),
    "an ally to come": () => searching({ nextLoot: [7, 6], nextCards: ["monster", "squid-1"] }),
    "pearls to come, and a Highwayman": () =>
      searching({
        nextLoot: [7, 4],
        seats: [{}, { lords: ["highwayman"] }],
      }),
    "with an activated power": () =>
      searching({ seats: [{ lords: ["slaver"] }], nebulis: [1, 0, 0] }),
  },
  "give-figure": {
    "two drawn level": () =>
      play(
        prepare({ seats: [{ lords: ["ferryman"] }], nebulis: [3, 2, 2], figure: 0, court }),
        me.usesFerryman(),
      ).state,
    "in another's turn": () =>
      play(
        prepare({
          turn: { seat: 1 },
          nextCards: ["crab-1", "crab-2", "crab-3"],
          seats: [{ pearls: 0 }, {}, { pearls: 5 }],
          nebulis: [3, 1, 2],
        }),
        b.explores(),
        c.declines(),
        me.buys(1),
      ).state,
    "at the end": () =>
      play(
        prepare({
          council,
          turn: { seat: 2 },
          lastSeat: 2,
          seats: [{}, { hand: ["kraken-2", "squid-3"] }, { hand: ["kraken-3"] }],
          nebulis: [2, 1, 0],
        }),
        c.requests("crab"),
      ).state,
  },
} satisfies Readonly<Record<string, Readonly<Record<string, () => State>>>>);

/** All scenes by name. */
export const allScenes = named<State>(scenes);

/** A game that is over. */
export const over = once(() => play(scenes["give-figure"]["at the end"], me.givesFigure(1)).state);
