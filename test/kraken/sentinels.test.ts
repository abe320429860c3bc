import { describe, expect, test } from "vitest";
import type { Ally, Lord } from "../../src/kraken/cards/box.ts";
import type { Place, Posting } from "../../src/kraken/published-types.ts";
import { by } from "./by.ts";
import {
  type Description,
  eventsOf,
  legalOf,
  nebulisIn,
  open,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  type State,
} from "./prepare.ts";
import { workedExamples } from "./worked-examples.ts";

const [a, b] = [by(0), by(1)];
const lord = (name: Lord): Place => ({ kind: "lord", lord: name });
const stack = (race: "crab" | "squid"): Place => ({ kind: "stack", stack: race });
const jail: Place = { kind: "location", location: "jail" };
const hand: Ally[] = ["squid-4", "crab-1"];
const court: Lord[] = ["watcher", "vigil", "trader", "tamer", "keeper"];
const owned = (owner: number, on: Place | null): Posting => ({ owner, on });

describe("placing", () => {
  test("KR-35 KR-36 KR-46 on a lord, a stack, also an empty one, or an available location", () => {
    const start = prepare({ seats: [{ hand }], court, available: ["jail", "depths"] });
    const placing = play(start, a.recruits("watcher", hand)).state;
    expect(question(placing)).toBe("place-sentinel 0");
    const places = legalOf(placing, "place-sentinel").map(({ place }) => place);
    expect(places).toHaveLength(4 + 5 + 2);
    expect(openKinds(placing)).toEqual(["place-sentinel"]);
    expect(refusalOf(placing, a.declines())).toMatchObject({ code: "not-to-be-declined" });
    const { state, events } = play(placing, a.places(stack("squid")));
    expect(state.table.kraken.sentinels.watcher).toEqual(owned(0, stack("squid")));
    expect(eventsOf(events, "sentinel-placed")).toHaveLength(1);
  });

  test("KR-35 at most one in each zone, whichever player owns it", () => {
    const start = prepare({
      seats: [{ hand }],
      court,
      available: ["jail"],
      sentinels: { vigil: owned(1, lord("trader")), lookout: owned(0, stack("crab")) },
    });
    const placing = play(start, a.recruits("watcher", hand)).state;
    expect(legalOf(placing, "place-sentinel").map(({ place }) => place)).toEqual([jail]);
    expect(refusalOf(placing, a.places(lord("keeper")))).toMatchObject({
      code: "zone-taken",
      rule: "KR-35",
      params: { zone: "court", sentinel: "vigil" },
    });
    expect(refusalOf(placing, a.places(lord("miller"))).code).toBe("no-such-place");
    expect(refusalOf(placing, a.places({ kind: "guest", guest: "usurer" })).code).toBe(
      "no-such-place",
    );
  });

  test("KR-36 without a place for it, it stays in front of its owner", () => {
    const only = prepare({
      seats: [{ hand, locations: [] }],
      court,
      sentinels: { vigil: owned(1, lord("trader")), lookout: owned(1, stack("crab")) },
      available: [],
    });
    const { state } = play(only, a.recruits("watcher", hand));
    expect(question(state)).toBe("act 1");
    expect(state.table.kraken.sentinels.watcher).toEqual(owned(0, null));
  });

  test("KR-36 one in front of its owner may be placed in any turn of the owner, before the action", () => {
    const start = prepare({
      court,
      sentinels: { watcher: owned(0, null), vigil: owned(1, null) },
      council: { crab: ["crab-2"] },
    });
    const { state } = play(start, a.posts("watcher", stack("crab")));
    expect(question(state)).toBe("act 0");
    expect(refusalOf(state, a.posts("watcher", lord("trader")))).toMatchObject({
      code: "sentinel-not-in-front",
      rule: "KR-36",
    });
    expect(refusalOf(state, a.posts("vigil", lord("trader"))).code).toBe("sentinel-not-in-front");
    expect(refusalOf(start, a.posts("lookout", lord("trader"))).code).toBe("sentinel-not-in-front");
  });

  test("KR-36 entering places the new one only", () => {
    const start = prepare({ seats: [{ hand }], court, sentinels: { vigil: owned(0, null) } });
    const { state } = play(start, a.recruits("watcher", hand), a.places(stack("crab")));
    expect(state.table.kraken.sentinels.vigil).toEqual(owned(0, null));
    expect(question(state)).toBe("act 1");
  });
});

describe("reservations", () => {
  const reserved = (on: Place, more: Description = {}) =>
    prepare({ court, ...more, sentinels: { watcher: owned(1, on) } });
  const refused = { code: "reserved", rule: "KR-37", params: { by: 1 } };

  test("KR-37 no other player may recruit the lord", () => {
    const start = reserved(lord("keeper"), {
      seats: [{ hand: ["seahorse-4", "squid-1", "crab-1"] }],
    });
    expect(
      refusalOf(start, a.recruits("keeper", ["seahorse-4", "squid-1", "crab-1"], 0, "crab-1")),
    ).toMatchObject(refused);
    expect(legalOf(start, "recruit").map(({ lord: name }) => name)).not.toContain("keeper");
  });

  test("KR-37 no other player may recruit it by the Corruptor, take it by the Traitor, discard it by the Opportunist", () => {
    const corrupt = play(
      reserved(lord("trader"), {
        court: ["corruptor", "trader", "tamer"],
        seats: [{ hand: ["squid-5", "squid-4", "squid-1"], pearls: 5 }],
      }),
      a.recruits("corruptor", ["squid-5", "squid-4", "squid-1"]),
    ).state;
    expect(legalOf(corrupt, "bribe").map((action) => action.lord)).toEqual(["tamer"]);
    expect(refusalOf(corrupt, a.bribes("trader"))).toMatchObject(refused);
    const allies: Ally[] = ["squid-5", "squid-4", "crab-1", "seahorse-2"];
    const traitor = play(
      reserved(lord("trader"), {
        court: ["traitor", "trader", "tamer"],
        seats: [{ hand: allies, lords: ["keeper"] }],
      }),
      a.recruits("traitor", allies),
    ).state;
    expect(legalOf(traitor, "replace-from-court").map(({ take }) => take)).toEqual(["tamer"]);
    expect(refusalOf(traitor, a.replaces("keeper", "trader"))).toMatchObject(refused);
    const opportunist = reserved(lord("trader"), {
      court: ["trader", "tamer"],
      seats: [{ lords: ["opportunist"] }],
    });
    expect(legalOf(opportunist, "use-opportunist").map((action) => action.lord)).toEqual(["tamer"]);
    expect(refusalOf(opportunist, a.usesOpportunist("trader"))).toMatchObject(refused);
  });

  test("KR-37 no other player may take the stack, by support or Apprentice, or discard it by the Oracle", () => {
    const council = { crab: ["crab-2"], squid: ["squid-2"] } as const;
    const start = reserved(stack("crab"), { council, seats: [{ lords: ["oracle"] }] });
    expect(legalOf(start, "request-support").map(({ stacks }) => stacks)).toEqual([["squid"]]);
    expect(refusalOf(start, a.requests("crab"))).toMatchObject(refused);
    expect(refusalOf(start, a.usesOracle("crab"))).toMatchObject(refused);
    const allies: Ally[] = ["jellyfish-4", "squid-1", "crab-1"];
    const apprentice = play(
      reserved(stack("crab"), {
        council,
        court: ["apprentice", "tamer", "trader"],
        seats: [{ hand: allies }],
      }),
      a.recruits("apprentice", allies, 0, "crab-1"),
    ).state;
    expect(legalOf(apprentice, "take-stack").map((action) => action.stack)).toEqual(["squid"]);
    expect(refusalOf(apprentice, a.takesStack("crab"))).toMatchObject(refused);
  });

  test("KR-37 with all three sentinels placed each reserves what it lies on", () => {
    const start = prepare({
      court: ["outlaw", "vigil"],
      available: ["jail", "depths"],
      council: { crab: ["crab-2"], squid: ["squid-2"] },
      seats: [{ hand: ["squid-5", "squid-3", "crab-1"], keys: 3 }],
      sentinels: {
        watcher: owned(1, lord("outlaw")),
        vigil: owned(2, stack("crab")),
        lookout: owned(1, jail),
      },
    });
    expect(new Set(legalOf(start, "recruit").map((action) => action.lord))).toEqual(
      new Set(["vigil"]),
    );
    const { state } = play(start, a.requests("squid"));
    expect(legalOf(state, "control").map(({ location }) => location)).toEqual(["depths"]);
  });

  test("KR-37 no other player may take the location, by keys or Illusionist", () => {
    const council = { crab: ["crab-2"] } as const;
    const keys = play(
      reserved(jail, { council, available: ["jail", "depths"], seats: [{ keys: 3 }] }),
      a.requests("crab"),
    ).state;
    expect(legalOf(keys, "control").map(({ location }) => location)).toEqual(["depths"]);
    expect(refusalOf(keys, a.controls("jail", [], 3))).toMatchObject(refused);
    const allies: Ally[] = ["jellyfish-5", "jellyfish-4", "jellyfish-1"];
    const illusionist = play(
      reserved(jail, {
        court: ["illusionist", "tamer", "trader"],
        available: ["jail", "depths"],
        seats: [{ hand: allies, locations: [{ location: "chasm", lords: [] }] }],
      }),
      a.recruits("illusionist", allies),
    ).state;
    expect(legalOf(illusionist, "swap-location").map(({ take }) => take)).toEqual(["depths"]);
    expect(refusalOf(illusionist, a.swaps("chasm", "jail"))).toMatchObject(refused);
  });

  test("KR-38 AB-9 and AB-50 ignore what is reserved", () => {
    // Nothing can be explored: all cards are in a hand.
    const left: Description = {
      withoutMonsters: true,
      rest: 2,
      seats: [{ pearls: 0, hand: ["seahorse-5", "seahorse-3", "seahorse-2"] }, { pearls: 0 }],
      court: ["landowner"],
      council: { crab: ["crab-2"] },
    };
    const watcher = owned(1, stack("crab"));
    const vigil = owned(1, lord("landowner"));
    const none = prepare({ ...left, sentinels: { watcher, vigil } });
    expect(open(none)).toEqual([a.passes()]);
    expect(openKinds(prepare({ ...left, sentinels: { watcher } }))).toEqual(["recruit"]);
    expect(openKinds(prepare({ ...left, sentinels: { vigil } }))).toEqual(["request-support"]);
    const alchemist = reserved(stack("crab"), {
      council: { crab: ["crab-2"], squid: ["squid-2"] },
      seats: [{ lords: ["alchemist"] }],
    });
    expect(legalOf(alchemist, "request-support").map(({ stacks }) => stacks)).toEqual([["squid"]]);
  });

  test("KR-38 the Corruptor finds no lord if the last one is reserved, control finds no location", () => {
    const corrupt = play(
      reserved(lord("trader"), {
        court: ["corruptor", "trader"],
        seats: [{ hand: ["squid-5", "squid-5"].slice(1) as Ally[], pearls: 10 }],
      }),
      a.recruits("corruptor", ["squid-5"]),
    ).state;
    expect(question(corrupt)).toBe("act 1");
    const control = play(
      reserved(jail, {
        council: { crab: ["crab-2"] },
        available: ["jail"],
        stack: [],
        seats: [{ keys: 3 }, {}, { locations: allBut("jail") }],
      }),
      a.requests("crab"),
    ).state;
    expect(question(control)).toBe("act 1");
    expect(control.table.seats[0]!.keys).toBe(3);
  });

  test("KR-39 the sentinel is returned when its owner recruits, takes or discards what it lies on", () => {
    const mine = (on: Place, more: Description) =>
      prepare({ court, ...more, sentinels: { watcher: owned(0, on) } });
    const allies: Ally[] = ["seahorse-4", "squid-1", "crab-1"];
    const recruit = play(
      mine(lord("keeper"), { seats: [{ hand: allies }] }),
      a.recruits("keeper", allies, 0, "crab-1"),
    );
    expect(recruit.state.table.kraken.sentinels.watcher).toEqual(owned(0, null));
    expect(eventsOf(recruit.events, "sentinel-returned")).toEqual([
      { type: "sentinel-returned", seat: 0, sentinel: "watcher" },
    ]);
    const support = play(
      mine(stack("crab"), { council: { crab: ["crab-2"] } }),
      a.requests("crab"),
    );
    expect(support.state.table.kraken.sentinels.watcher).toEqual(owned(0, null));
    const keys = play(
      mine(jail, { council: { crab: ["crab-2"] }, available: ["jail"], seats: [{ keys: 3 }] }),
      a.requests("crab"),
      a.controls("jail", [], 3),
    );
    expect(keys.state.table.kraken.sentinels.watcher).toEqual(owned(0, null));
    const swapping: Ally[] = ["jellyfish-5", "jellyfish-4", "jellyfish-1"];
    const swap = play(
      mine(jail, {
        court: ["illusionist", "tamer", "trader"],
        available: ["jail"],
        seats: [{ hand: swapping, locations: [{ location: "chasm", lords: [] }] }],
      }),
      a.recruits("illusionist", swapping),
      a.swaps("chasm", "jail"),
    );
    expect(swap.state.table.kraken.sentinels.watcher).toEqual(owned(0, null));
  });

  test("KR-39 the sentinel is returned from any of the stacks that the Alchemist takes", () => {
    for (const on of ["crab", "squid"] as const) {
      const { state, events } = play(
        prepare({
          court,
          council: { crab: ["crab-2"], squid: ["squid-2"] },
          seats: [{ lords: ["alchemist"] }],
          sentinels: { watcher: owned(0, stack(on)) },
        }),
        a.requests("crab", "squid"),
      );
      expect(state.table.kraken.sentinels.watcher).toEqual(owned(0, null));
      expect(eventsOf(events, "sentinel-returned")).toHaveLength(1);
    }
  });

  test("KR-39 it may be placed again in the same turn, if the action is still to come", () => {
    const start = prepare({
      court,
      council: { crab: ["crab-2"] },
      seats: [{ lords: ["oracle", "opportunist"] }],
      sentinels: { watcher: owned(0, stack("crab")), vigil: owned(0, lord("trader")) },
    });
    const { state } = play(start, a.usesOracle("crab"), a.usesOpportunist("trader"));
    expect(state.table.kraken.sentinels).toMatchObject({
      watcher: owned(0, null),
      vigil: owned(0, null),
    });
    play(state, a.posts("watcher", lord("keeper")), a.posts("vigil", stack("crab")));
  });

  test("KR-40 cards go to a reserved stack, a reserved lord counts for the refill, its sentinel stays", () => {
    const start = prepare({
      court: ["tamer", "keeper", "trader"],
      seats: [{ hand: ["seahorse-4", "squid-1", "crab-1"] }],
      sentinels: { watcher: owned(1, lord("trader")), vigil: owned(1, stack("crab")) },
    });
    const { state } = play(
      start,
      a.recruits("keeper", ["seahorse-4", "squid-1", "crab-1"], 0, "crab-1"),
    );
    expect(state.table.court.slice(0, 2)).toEqual(["tamer", "trader"]);
    expect(state.table.court).toHaveLength(6);
    expect(state.table.kraken.sentinels.watcher).toEqual(owned(1, lord("trader")));
    const three = prepare({
      court: ["tamer", "keeper", "trader", "miller"],
      seats: [{ hand: ["seahorse-4", "squid-1", "crab-1"] }],
      sentinels: { watcher: owned(1, lord("trader")) },
    });
    const after = play(
      three,
      a.recruits("keeper", ["seahorse-4", "squid-1", "crab-1"], 0, "crab-1"),
    );
    expect(after.state.table.court).toEqual(["tamer", "trader", "miller"]);
  });
});

function allBut(name: string) {
  const { table } = prepare({ available: [] });
  return table.stack.filter((one) => one !== name).map((location) => ({ location, lords: [] }));
}

test("KR-65 a sentinel does not depend on its lord; the Assassin may choose that lord", () => {
  const assassins: Ally[] = ["crab-5", "crab-4", "crab-1"];
  const start = prepare({
    court: ["assassin", "trader", "tamer", "keeper"],
    seats: [{ hand: assassins }, { lords: ["watcher"] }],
    sentinels: { watcher: owned(1, lord("trader")) },
    nebulis: [0, 1, 0],
  });
  const { state } = play(start, a.recruits("assassin", assassins), a.disables("watcher"));
  expect(state.table.seats[1]).toMatchObject({ lords: [], disabled: ["watcher"] });
  expect(state.table.kraken.sentinels.watcher).toEqual(owned(1, lord("trader")));
  const allies: Ally[] = ["squid-5", "squid-4", "crab-1", "seahorse-2"];
  const traitor = prepare({
    court: ["traitor", "trader", "tamer", "keeper"],
    seats: [{ hand: allies, lords: ["watcher"] }],
    sentinels: { watcher: owned(0, stack("crab")) },
    nebulis: [1, 0, 0],
  });
  const gone = play(traitor, a.recruits("traitor", allies), a.replaces("watcher", "trader")).state;
  expect(gone.table.discardedLords).toEqual(["watcher"]);
  expect(gone.table.kraken.sentinels.watcher).toEqual(owned(0, stack("crab")));
});

test("KR-77 sentinels, two players", () => {
  const allies: Ally[] = ["shellfish-5", "shellfish-4", "squid-1", "crab-1"];
  let state: State = workedExamples["KR-77"]();
  state = play(state, a.recruits("watcher", hand), a.places(lord("trader"))).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [1, 0], figure: 0 });
  expect(refusalOf(state, b.recruits("trader", ["squid-3", "crab-2"], 0)).code).toBe("reserved");
  expect(refusalOf(state, b.usesOpportunist("trader")).code).toBe("reserved");
  state = play(state, b.recruits("vigil", ["squid-3", "crab-2"])).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [1, 1], figure: 1 });
  expect(refusalOf(state, b.places(lord("keeper"))).code).toBe("zone-taken");
  state = play(state, b.places(stack("crab")), b.endsTurn()).state;
  expect(refusalOf(state, a.requests("crab")).code).toBe("reserved");
  state = play(state, a.recruits("trader", allies, 0, "squid-1")).state;
  expect(state.table.kraken.sentinels.watcher).toEqual(owned(0, null));
  state = play(
    state,
    b.explores(),
    ...(question(play(state, b.explores()).state) === "offer 0" ? [a.declines()] : []),
  ).state;
  expect(openKinds(state)).not.toContain("post-sentinel");
  const later = prepare({
    players: 2,
    court: ["tamer", "keeper"],
    available: ["jail"],
    sentinels: state.table.kraken.sentinels as { watcher: Posting; vigil: Posting },
    council: { crab: ["crab-3"] },
    nebulis: [1, 1],
    figure: 1,
  });
  expect(legalOf(later, "post-sentinel").map(({ place }) => place)).toEqual([
    lord("tamer"),
    lord("keeper"),
    jail,
  ]);
});
