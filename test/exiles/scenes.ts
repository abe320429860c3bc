// States for each question that exiles add or change, shared by several tests.
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { payment } from "../abyss/by.ts";
import type { Area } from "../abyss/prepare.ts";
import { lazyScenes, named, once } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { type Description, play, prepare, type State, turnOf } from "./prepare.ts";

const me = by(0);
const held = (location: Location, ...lords: Lord[]) => ({ location, lords });
const court: Lord[] = ["tamer", "jailer", "peddler"];
const hand: Ally[] = ["crab-1", "crab-3", "squid-1", "squid-4", "jellyfish-2"];

/** All locations except these, without lords under them. */
const allBut = (...but: Location[]) =>
  locations.filter((location) => !but.includes(location)).map((location) => held(location));
/** An empty stack: every location is in front of a player, or one of these available ones. */
const noStack = (available: Location[], theirs: readonly Area[], ...taken: Location[]) => ({
  seats: [{ hand: ["crab-1"] as Ally[], locations: allBut(...available, ...taken) }, ...theirs],
  available,
  stack: [],
});

const acting = (more: Description = {}): State =>
  prepare({
    court,
    council: { crab: ["crab-2"], squid: ["squid-2"] },
    exilesInCourt: ["deserter", "usurer"],
    ...more,
    seats: [{ hand, pearls: 3, ...more.seats?.[0] }, ...(more.seats ?? []).slice(1)],
  });

/** Seat 0 has recruited the Usurer, and has other free exiles. */
const recruited = (more: Description = {}): State =>
  play(
    prepare({
      court,
      exilesInCourt: ["usurer"],
      nextLocations: ["depths", "throne-room"],
      ...more,
      seats: more.seats ?? [{ hand: ["crab-1"] }, { locations: [held("jail", "keeper")] }],
      exiles: more.exiles ?? [{ free: ["mutineer"] }],
    }),
    me.recruitsExile("usurer"),
  ).state;
const nothingElse = { nextLocations: [] };

/** Seat 0 has taken a location; the robbed player must choose one of those available. */
const robbed = (theirs: Location, ...lords: Lord[]): State =>
  play(
    recruited({
      ...nothingElse,
      ...noStack(["chasm", "abyss"], [{ locations: [held(theirs, ...lords)] }], theirs),
    }),
    me.recaptures(theirs, "mutineer", "usurer"),
  ).state;

const perjured = (lord: Lord, more: Description = {}, own: Area = {}): State =>
  play(
    prepare({
      court: [lord, "tamer", "shepherd", "peddler"],
      exiles: [{ free: ["perjurer"] }],
      ...more,
      seats: [{ hand: [...payment(lord), "squid-3"], ...own }, ...(more.seats ?? [])],
    }),
    me.recruits(lord),
  ).state;

const conspired = (more: Description = {}): State =>
  turnOf(0, {
    court,
    exiles: [{ free: ["conspirator"] }],
    nextLords: ["diplomat"],
    ...more,
    seats: [{ hand, pearls: 3, ...more.seats?.[0] }, ...(more.seats ?? []).slice(1)],
  }).state;

/** The scenes, by question and by what is special about them. */
export const scenes = lazyScenes({
  act: {
    "a hand and pearls": () => acting(),
    "printed costs": () =>
      acting({
        catalogue: defaultCatalogue,
        seats: [{ hand: ["crab-5", "crab-3", "crab-1", "shellfish-5"], pearls: 3 }],
      }),
    "no pearls": () => acting({ seats: [{ pearls: 0 }] }),
    "no exile in the deck": () => acting({ exileDeck: [] }),
    "no lord in the deck": () => acting({ lordDeck: [] }),
    "no lord in the court": () =>
      acting({
        court: [],
        exilesInCourt: ["deserter", "usurer", "rustler"],
        seats: [{ lords: ["opportunist"] }],
      }),
    "a full court": () => acting({ exilesInCourt: ["deserter", "usurer", "rustler"] }),
    "Diplomat, Master of Magic": () =>
      acting({ seats: [{ lords: ["diplomat", "master-of-magic"] }] }),
    "Treasurer and an opponent's Recruiter": () =>
      acting({
        catalogue: defaultCatalogue,
        seats: [
          { hand: ["crab-5", "crab-3", "crab-1"], pearls: 1, lords: ["treasurer"] },
          { lords: ["recruiter"] },
        ],
      }),
    "no superfluous allies": () => acting({ rules: { superfluousAllies: "forbidden" } }),
    "two free exiles, with a location to take": () =>
      acting({
        seats: [{}, { locations: [held("jail", "keeper")] }],
        exiles: [{ free: ["mutineer", "rustler"] }],
      }),
    "free and holding exiles": () =>
      acting({
        exiles: [
          { free: ["mutineer"], holding: [{ location: "jail", exiles: ["rustler", "heretic"] }] },
          { aside: ["keeper"] },
        ],
      }),
  },
  recapture: {
    "one location": () => recruited(),
    "several, of two opponents": () =>
      recruited({
        seats: [
          { hand: ["crab-1"], locations: [held("coral-barrier", "shaman")] },
          { locations: [held("jail", "keeper"), held("abyss", "sage")] },
          { locations: [held("barracks")] },
        ],
        exiles: [
          { free: ["mutineer"] },
          { holding: [{ location: "chasm", exiles: ["heretic", "rustler"] }] },
        ],
      }),
    "three free exiles": () => recruited({ exiles: [{ free: ["mutineer", "rustler"] }] }),
    "four free exiles": () => recruited({ exiles: [{ free: ["mutineer", "rustler", "heretic"] }] }),
    "the stack": () =>
      recruited({
        available: ["chasm"],
        seats: [{ hand: ["crab-1"] }],
        exiles: [{ free: ["mutineer", "rustler"] }],
      }),
    "one of those available": () =>
      recruited({ ...nothingElse, ...noStack(["chasm", "abyss"], []) }),
    "no other location for the robbed player": () =>
      recruited({
        ...nothingElse,
        ...noStack([], [{ locations: [held("jail", "keeper", "reaper")] }], "jail"),
      }),
    "after another action": () =>
      play(
        prepare({
          council: { squid: ["squid-1"] },
          seats: [{}, { locations: [held("jail", "keeper")] }],
          exiles: [{ free: ["mutineer", "usurer"] }],
        }),
        me.requests("squid"),
      ).state,
  },
  "replace-location": {
    "with lords": () => robbed("jail", "keeper", "reaper"),
    "without lords": () => robbed("jail"),
  },
  perjure: {
    "a landowner": () => perjured("landowner"),
    "a jailer": () => perjured("jailer", { seats: [{ hand: ["crab-1"] }] }),
    "Slaver and Opportunist": () => perjured("landowner", {}, { lords: ["slaver", "opportunist"] }),
    Oracle: () => perjured("landowner", { council: { crab: ["crab-2"] } }, { lords: ["oracle"] }),
    "by the Conspirator, Opportunist": () =>
      play(
        turnOf(0, {
          court,
          seats: [{ lords: ["opportunist"], hand: payment("landowner") }],
          exiles: [{ free: ["conspirator", "perjurer"] }],
          nextLords: ["landowner"],
        }).state,
        me.conspires(payment("landowner")),
      ).state,
    "by the Conspirator": () =>
      play(
        turnOf(0, {
          court,
          seats: [{ hand: payment("landowner") }, { locations: [held("jail", "keeper")] }],
          exiles: [{ free: ["conspirator", "perjurer"] }],
          nextLords: ["landowner"],
        }).state,
        me.conspires(payment("landowner")),
      ).state,
  },
  conspire: {
    "a lord that can be paid": () => conspired(),
    "a lord that cannot": () => conspired({ seats: [{ hand: ["crab-1"], pearls: 9 }] }),
    "an ambassador": () =>
      conspired({
        nextLords: ["sage"],
        seats: [
          { hand: ["jellyfish-4", "crab-3", "seahorse-1", "shellfish-1", "squid-1"], pearls: 2 },
        ],
      }),
    "Diplomat and Treasurer": () =>
      conspired({
        nextLords: ["landowner"],
        seats: [{ lords: ["diplomat", "treasurer"] }],
      }),
    "Master of Magic": () => conspired({ seats: [{ lords: ["master-of-magic"] }] }),
    "no superfluous allies": () => conspired({ rules: { superfluousAllies: "forbidden" } }),
    "a lord with an activated power": () => conspired({ seats: [{ lords: ["slaver"] }] }),
    "Oracle and Opportunist": () =>
      conspired({
        council: { crab: ["crab-2"], squid: ["squid-2"] },
        seats: [{ lords: ["oracle", "opportunist"] }],
      }),
  },
  "switch-location": {
    "by the recapturing player": () =>
      play(
        recruited({
          seats: [{ hand: ["crab-1"] }, { locations: [held("black-smokers", "keeper")] }],
        }),
        me.recaptures("black-smokers", "mutineer", "usurer"),
      ).state,
    "by the robbed player": () =>
      play(
        recruited({ nextLocations: ["black-smokers", "depths"] }),
        me.recaptures("jail", "mutineer", "usurer"),
      ).state,
    "by the Illusionist, with exiles under it": () =>
      play(
        prepare({
          court: ["illusionist", ...court],
          seats: [{ hand: payment("illusionist") }],
          exiles: [{ holding: [{ location: "jail", exiles: ["mutineer", "usurer"] }] }],
          available: ["black-smokers"],
        }),
        me.recruits("illusionist"),
        me.swaps("jail", "black-smokers"),
      ).state,
  },
} satisfies Record<string, Record<string, () => State>>);

/** The game has ended. */
export const over = once(
  () =>
    play(
      prepare({
        players: 2,
        exiles: [
          {},
          { holding: [{ location: "jail", exiles: ["mutineer", "usurer"] }], aside: ["keeper"] },
        ],
        council: { squid: ["squid-1"] },
        lastSeat: 0,
      }),
      me.requests("squid"),
    ).state,
);

/** All scenes, by name. */
export const allScenes = named<State>(scenes);
