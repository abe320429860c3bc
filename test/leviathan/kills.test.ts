// Kills: what follows, in order, and the end of the exploration.
import { describe, expect, test } from "vitest";
import { type Leviathan, leviathans, type Lord } from "../../src/leviathan/cards/index.ts";
import {
  atBorder,
  atMonster,
  borderOf,
  by,
  eventsOf,
  killsIn,
  kinds,
  openKinds,
  play,
  question,
  roll,
} from "./prepare.ts";

const me = by(0);
const squid = atBorder("leviathan-12"); // 5; squid
const two = atBorder("leviathan-12", "leviathan-20");

test("LE-33 a kill ends the fight; the killer keeps the leviathan", () => {
  const start = atMonster(two, { hand: ["crab-4", "crab-5", "squid-5"] });
  const killed = roll(start, me.fights("leviathan-12", "crab-4"), 1).state;
  expect(killed.table.leviathan.seats[0]!.killed).toEqual(["leviathan-12"]);
  expect(killsIn(killed)).toEqual({ kills: [1, 0, 0], scourge: 0 });
  expect(borderOf(killed)).toEqual([["4", "leviathan-20", 0]]);
  expect(killed.table.leviathan.discarded).toEqual([]);
  const { state } = roll(killed, me.drawsTokens(1), 2);
  expect(question(state)).toBe("act 1");
  expect(state.table.leviathan.fight).toBeNull();
});

describe("LE-34 an empty border", () => {
  test("LE-34 LE-35 a leviathan comes for the killer, before the tokens", () => {
    const start = atMonster(squid, { hand: ["crab-4"] });
    const { state, events } = roll(
      start,
      me.fights("leviathan-12", "crab-4"),
      1,
      "leviathan-3",
      6,
      6,
    );
    expect(kinds(events)).toEqual([
      "attack-begun",
      "dice-rolled",
      "attack-made",
      "life-point-removed",
      "leviathan-killed",
      "scourge-taken",
      "leviathan-drawn",
      "dice-rolled",
      "leviathan-placed",
    ]);
    expect(borderOf(state)).toEqual([["11-12", "leviathan-3", 0]]);
    expect(question(state)).toBe("draw-tokens 0");
  });

  test.each<[string, Leviathan[]]>([
    ["another one lies there", ["leviathan-12", "leviathan-20"]],
    ["it is only wounded", ["leviathan-9"]],
  ])("LE-34 none comes while %s", (_, [target, ...others]) => {
    const start = atMonster(atBorder(target!, ...others), { hand: ["crab-4"] });
    const { events } = roll(start, me.fights(target!, "crab-4"), 1);
    expect(eventsOf(events, "life-point-removed")).toHaveLength(1);
    expect(eventsOf(events, "leviathan-drawn")).toEqual([]);
  });

  test("LE-17 LE-34 none comes where the deck is empty", () => {
    const discarded = leviathans.filter((one) => one !== "leviathan-12");
    const start = atMonster(squid, { hand: ["crab-4"] }, { leviathan: { discarded } });
    const { state, events } = roll(start, me.fights("leviathan-12", "crab-4"), 1);
    expect(eventsOf(events, "leviathan-drawn")).toEqual([]);
    expect(borderOf(state)).toEqual([]);
    expect(question(state)).toBe("draw-tokens 0");
  });
});

test("LE-35 LE-54 the order of an attack, with the Taxidermist's pearls between the life points", () => {
  const area = { hand: ["crab-1-fighter"], pearls: 20, lords: ["taxidermist"] } as const;
  const start = atMonster(atBorder("leviathan-9", "leviathan-20"), area);
  const rolled = roll(start, me.fights("leviathan-9", "crab-1-fighter"), 1);
  expect(kinds(rolled.events)).toEqual(["attack-begun", "dice-rolled"]);
  const { events } = play(rolled.state, me.addsPearls(13));
  const one = ["life-point-removed", "pearls-gained"];
  expect(kinds(events)).toEqual([
    "pearls-returned",
    "attack-made",
    ...one,
    ...one,
    ...one,
    "leviathan-killed",
    "scourge-taken",
  ]);
});

test("LE-36 the monster is discarded, then come council, Ship Master and control", () => {
  const start = atMonster(
    two,
    { hand: ["crab-1"], lords: ["ship-master"], keys: 2, pearls: 0 },
    { track: ["crab-3", "squid-2", "monster"], available: ["jail"] },
  );
  const { state, events } = roll(start, me.fights("leviathan-12", "crab-1"), 1);
  expect(kinds(events).slice(-3)).toEqual(["fight-ended", "exploration-ended", "pearls-gained"]);
  expect(eventsOf(events, "exploration-ended")).toMatchObject([{ monsters: 1 }]);
  expect(eventsOf(events, "pearls-gained").at(-1)).toMatchObject({
    pearls: 2,
    source: "ship-master",
  });
  expect(state.table.discard).toEqual(["crab-1", "monster"]);
  expect(state.table.council).toMatchObject({ crab: ["crab-3"], squid: ["squid-2"] });
  expect(question(state)).toBe("control 0");
});

test("LE-37 no activated power within a fight; before it there is the last occasion", () => {
  const lords: Lord[] = ["slaver", "oracle", "opportunist"];
  const start = atMonster(
    atBorder("leviathan-9"),
    { hand: ["crab-1", "crab-1-fighter", "crab-3"], lords, pearls: 5 },
    { council: { squid: ["squid-1"] }, court: ["trader"] },
  );
  const activated = ["use-opportunist", "use-oracle", "use-slaver"];
  expect(openKinds(start)).toEqual(["continue", "fight", ...activated]);
  const rolled = roll(start, me.fights("leviathan-9", "crab-1-fighter"), 1).state;
  expect(openKinds(rolled)).toEqual(["add-pearls", "decline"]);
  const attacked = play(rolled, me.addsPearls(1)).state;
  expect(openKinds(attacked)).toEqual(["draw-tokens"]);
  const drawn = roll(attacked, me.drawsTokens(0), "key").state;
  expect(openKinds(drawn)).toEqual(["decline", "reveal-token"]);
  expect(openKinds(play(drawn, me.declines()).state)).toEqual(["attack", "end-fight"]);
});
