// The events of Kraken with all their fields, and the seats to which they reveal something.
import { expect, test } from "vitest";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Action, Event } from "../../src/kraken/published-types.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { krakenSamples } from "../words/samples/kraken.ts";
import { by } from "./by.ts";
import { exploring, play, prepare, type State } from "./prepare.ts";
import { scenes } from "./scenes.ts";

const [me, b] = [by(0), by(1)];
const onStack = { kind: "stack", stack: "crab" } as const;
const swapping = ["jellyfish-5", "jellyfish-4", "jellyfish-1"] as const;
const isOwn = ({ type }: Event): boolean => type in krakenSamples.events;

test.each<[string, Scene<State>, Action, Event[], Seat[]?]>([
  [
    "KR-24 KR-41 Ferryman",
    prepare({ seats: [{ lords: ["ferryman"] }], nebulis: [1, 0, 0] }),
    me.usesFerryman(),
    [
      { type: "nebulis-changed", by: [-1, 0, 0], source: "ferryman" },
      { type: "figure-moved", seat: null, from: 0 },
      { type: "pearls-gained", seat: 0, pearls: 1, source: "ferryman" },
    ],
  ],
  [
    "KR-9 a kraken placed",
    () => scenes["place-kraken"].one,
    me.placesKraken("squid"),
    [{ type: "kraken-placed", seat: 0, kraken: "kraken-4", stack: "squid" }],
  ],
  [
    "KR-46 the Watcher's sentinel and nebulis",
    prepare({
      seats: [{ hand: ["squid-4", "crab-1"] }],
      court: ["watcher", "trader", "tamer", "keeper"],
    }),
    me.recruits("watcher", ["squid-4", "crab-1"]),
    [
      { type: "sentinel-taken", seat: 0, sentinel: "watcher" },
      { type: "nebulis-changed", by: [1, 0, 0], source: "watcher" },
      { type: "figure-moved", seat: 0, from: null },
    ],
    [1, 2], // The others see what was in the hand.
  ],
  [
    "KR-36 a sentinel placed on entering",
    () => scenes["place-sentinel"]["by a recruitment"],
    me.places(onStack),
    [{ type: "sentinel-placed", seat: 0, sentinel: "watcher", place: onStack }],
  ],
  [
    "KR-36 a sentinel placed later",
    () => scenes.act["a sentinel in front, one on a lord"],
    me.posts("vigil", onStack),
    [{ type: "sentinel-placed", seat: 0, sentinel: "vigil", place: onStack }],
  ],
  [
    "KR-25 KR-44 Fence",
    () => scenes["give-nebulis"]["one for three"],
    me.givesNebulis(3),
    [
      { type: "nebulis-changed", by: [-1, 0, 0, 1], source: "fence" },
      { type: "figure-moved", seat: 3, from: 0 },
    ],
  ],
  [
    "KR-52 Healer",
    () => scenes["take-from-discard"]["a kraken and others"],
    me.recovers("kraken-4"),
    [{ type: "ally-recovered", seat: 0, ally: "kraken-4" }],
  ],
  [
    "KR-54 Executioner",
    () => scenes["name-race"]["two of three affected"],
    me.names("squid"),
    [{ type: "race-named", seat: 0, race: "squid" }],
  ],
  [
    "KR-54 an ally lost to the Executioner",
    () => scenes["discard-affiliated"]["two opponents"],
    b.loses("crab-4"),
    [{ type: "affiliated-discarded", seat: 1, ally: "crab-4" }],
  ],
  [
    "KR-55 Recipient",
    prepare({ seats: [{ lords: ["recipient"] }], court: ["trader"], nextLords: ["miller"] }),
    me.usesRecipient(),
    [{ type: "lord-summoned", seat: 0, lord: "miller" }],
    [0, 1, 2],
  ],
  [
    "KR-56 Liberator",
    () => scenes["free-lord"]["two under a location"],
    me.frees("reaper"),
    [{ type: "lord-freed", seat: 0, lord: "reaper", location: "jail" }],
  ],
  [
    "KR-31 a second 7 in a search",
    () => scenes["search-loot"]["another 7 to come"],
    me.drawsLoot(),
    [
      { type: "loot-drawn", seat: 0, location: "megalodon", value: 7 },
      { type: "loot-discarded", location: "megalodon", values: [7, 7] },
    ],
    [0, 1, 2],
  ],
  [
    "KR-30 an ally in a search",
    () => scenes["search-loot"]["an ally to come"],
    me.drawsLoot(),
    [
      { type: "loot-drawn", seat: 0, location: "megalodon", value: 6 },
      { type: "ally-found", seat: 0, ally: "squid-1", monsters: 1 },
    ],
    [0, 1, 2],
  ],
  [
    "KR-29 KR-53 pearls in a search, and a Highwayman",
    () => scenes["search-loot"]["pearls to come, and a Highwayman"],
    me.drawsLoot(),
    [
      { type: "loot-drawn", seat: 0, location: "megalodon", value: 4 },
      { type: "pearls-gained", seat: 0, pearls: 2, source: "loot" },
      { type: "pearl-taken", seat: 1, from: 0 },
    ],
    [0, 1, 2],
  ],
  [
    "KR-53 a Highwayman takes a pearl from the Ship Master's gain: nothing is revealed",
    exploring(["crab-1", "squid-1", "jellyfish-1"], {
      seats: [{ lords: ["ship-master"] }, { lords: ["highwayman"] }],
    }),
    me.takes(),
    [
      { type: "pearls-gained", seat: 0, pearls: 2, source: "ship-master" },
      { type: "pearl-taken", seat: 1, from: 0 },
    ],
  ],
  [
    "KR-33 loot of a location that is swapped: nothing is revealed",
    () =>
      play(
        prepare({
          seats: [{ hand: swapping, locations: [{ location: "megalodon", lords: [] }] }],
          loot: [{ location: "megalodon", values: [4, 7] }],
          available: ["chasm"],
          court: ["illusionist", "trader", "tamer", "keeper"],
        }),
        me.recruits("illusionist", swapping),
      ).state,
    me.swaps("megalodon", "chasm"),
    [{ type: "loot-discarded", location: "megalodon", values: [4, 7] }],
  ],
  [
    "KR-25 the figure given",
    () => scenes["give-figure"]["two drawn level"],
    me.givesFigure(2),
    [{ type: "figure-moved", seat: 2, from: 0 }],
  ],
  [
    "KR-20 a nebulis for a pearl",
    () => scenes.offer["a nebulis for a pearl"],
    b.buys(1),
    [
      { type: "nebulis-changed", by: [1, -1, 0], source: "payment" },
      { type: "figure-moved", seat: 0, from: 1 },
      { type: "ally-bought", seat: 1, from: 0, ally: "kraken-3", price: 1 },
    ],
    [0, 1, 2], // The next card is revealed.
  ],
  [
    "KR-14 KR-17 krakens and nebulis in a recruitment",
    prepare({
      seats: [{ hand: ["kraken-2", "squid-2"], pearls: 2 }],
      nebulis: [2, 0, 0],
      court: ["outlaw", "trader", "tamer", "keeper"],
    }),
    me.recruits("outlaw", ["kraken-2", "squid-2"], 1),
    [
      { type: "nebulis-changed", by: [-1, 0, 0], source: "payment" },
      { type: "nebulis-changed", by: [1, 0, 0], source: "krakens" },
    ],
    [1, 2], // The others see what was in the hand.
  ],
])("%s", (_, state, action, events, revealedTo = []) => {
  const played = play(stateOf(state), action);
  expect(played.events.filter(isOwn)).toEqual(events);
  expect(played.revealedTo).toEqual(revealedTo);
});
