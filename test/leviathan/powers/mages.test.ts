// Metamorph and Sorcerer.
import { describe, expect, test } from "vitest";
import type { Ally } from "../../../src/leviathan/cards/index.ts";
import { leviathan as game } from "../../../src/leviathan/index.ts";
import { pearlsOf } from "../../tables.ts";
import {
  atBorder,
  atMonster,
  borderOf,
  by,
  type Description,
  eventsOf,
  fullTrack,
  killsIn,
  kinds,
  legalOf,
  openKinds,
  paymentFor,
  play,
  prepare,
  question,
  refusalOf,
  roll,
} from "../prepare.ts";
import { type Area, bringers, bringing, recruitment, withoutPower } from "./arrivals.ts";

const me = by(0);

describe("Metamorph", () => {
  const owner = (...hand: Ally[]): Area => ({ hand, lords: ["metamorph"], pearls: 0 });

  test("LE-56 allies of all races can attack every leviathan", () => {
    const hand: Ally[] = ["crab-1", "jellyfish-1", "seahorse-1", "shellfish-1", "squid-1"];
    const beasts = ["leviathan-19", "leviathan-12", "leviathan-4"] as const;
    const start = atMonster(atBorder(...beasts), owner(...hand));
    expect(legalOf(start, "fight")).toEqual(
      beasts.flatMap((beast) => hand.map((ally) => me.fights(beast, ally))),
    );
  });

  test.each<[Ally, number[], number]>([
    ["seahorse-3", [2], 5],
    ["seahorse-4-fighter", [1, 5], 9],
  ])("LE-56 LE-25 LE-26 %s keeps its value and dice", (ally, dice, attack) => {
    const start = atMonster(atBorder("leviathan-19"), owner(ally, "crab-1"));
    const { events } = roll(start, me.fights("leviathan-19", ally), ...dice);
    expect(eventsOf(events, "dice-rolled")[0]).toMatchObject({ dice });
    expect(eventsOf(events, "attack-made")).toMatchObject([{ attack }]);
  });

  test("LE-56 LE-32 in the attacks that follow, too", () => {
    const start = atMonster(atBorder("leviathan-19"), owner("crab-1", "seahorse-5", "squid-2"));
    const { state } = roll(start, me.fights("leviathan-19", "crab-1"), 1);
    expect(legalOf(state, "attack").map(({ ally }) => ally)).toEqual(["seahorse-5", "squid-2"]);
  });

  test("LE-56 LE-20 with it one must fight on space 5, and gains the pearl first", () => {
    const start = atMonster(atBorder("leviathan-12"), owner("seahorse-3", "shellfish-1"), {
      track: fullTrack,
    });
    expect(openKinds(start)).toEqual(["fight"]);
    const { events } = roll(start, me.fights("leviathan-12", "shellfish-1"), 1);
    expect(eventsOf(events, "pearls-gained")[0]).toMatchObject({ source: "last-space", pearls: 1 });
    expect(kinds(events)[0]).toBe("pearls-gained");
  });

  test.each(withoutPower("metamorph", { hand: ["seahorse-5"] }))(
    "LE-56 %s, it changes nothing",
    (_, seats) => {
      const start = atMonster(atBorder("leviathan-12"), seats[0], { seats });
      expect(openKinds(start)).toEqual(["continue"]);
      expect(refusalOf(start, me.fights("leviathan-12", "seahorse-5"))).toMatchObject({
        code: "ally-cannot-attack",
      });
    },
  );

  test("LE-56 only in fights: it does not help to pay for a lord", () => {
    const start = prepare({
      court: ["intrepid", "trader", "keeper", "sage"],
      seats: [{ ...owner("squid-5", "squid-3"), pearls: 9 }],
    });
    expect(legalOf(start, "recruit").filter(({ lord }) => lord === "intrepid")).toEqual([]);
  });

  test("LE-56 LE-57 in the Sorcerer's fight, too", () => {
    const leviathan = { border: atBorder("leviathan-19") };
    const start = roll(
      ...recruitment("sorcerer", { seats: [owner("seahorse-2")], leviathan }),
    ).state;
    expect(legalOf(start, "fight")).toEqual([me.fights("leviathan-19", "seahorse-2")]);
  });
});

describe("Sorcerer", () => {
  const two = { border: atBorder("leviathan-12", "leviathan-16") };
  const hand: Ally[] = ["crab-3", "squid-5", "shellfish-5"];
  const entering = (area: Area = { hand }, rest: Description = {}) =>
    roll(...recruitment("sorcerer", { leviathan: two, ...rest, seats: [area] })).state;

  test("LE-57 LE-22 its owner may fight at once, without a monster, with what is left in hand", () => {
    const start = entering();
    expect(game.decision(start)).toEqual({ ask: "choose-target", seats: [0], by: "sorcerer" });
    expect(legalOf(start, "fight")).toEqual([
      me.fights("leviathan-12", "crab-3"),
      me.fights("leviathan-12", "squid-5"),
      me.fights("leviathan-16", "crab-3"),
    ]);
    expect(openKinds(start)).toEqual(["decline", "fight"]);
  });

  test("LE-57 LE-50 it may be declined, and the turn goes on", () => {
    const { state, events } = play(entering(), me.declines());
    expect(kinds(events)).toEqual(["turn-started"]);
    expect(state.table.seats[0]!.hand).toEqual(["crab-3", "shellfish-5", "squid-5"]);
    expect(question(state)).toBe("act 1");
  });

  test("LE-57 LE-31 LE-32 the fight has attacks one after the other, on one target", () => {
    const failed = roll(entering({ hand, pearls: 0 }), me.fights("leviathan-12", "crab-3"), 1);
    expect(pearlsOf(failed.state)[0]).toBe(1);
    expect(failed.state.table.discard).toContain("crab-3");
    expect(question(failed.state)).toBe("attack 0");
    expect(legalOf(failed.state, "attack")).toEqual([me.attacks("squid-5")]);
    const { state, events } = play(failed.state, me.endsFight());
    expect(kinds(events)).toEqual(["fight-ended", "turn-started"]);
    expect(question(state)).toBe("act 1");
  });

  test("LE-57 the end of the fight ends no exploration: no Ship Master, nothing for the council", () => {
    const council = { crab: ["crab-2"], squid: ["squid-2"] } as const;
    const area: Area = { hand, lords: ["ship-master"], pearls: 0 };
    const start = entering(area, { council });
    const killed = roll(start, me.fights("leviathan-12", "squid-5"), 1).state;
    const { state, events } = roll(killed, me.drawsTokens(1), 4);
    expect(kinds(events)).toEqual(["tokens-drawn", "fight-ended", "turn-started"]);
    expect(state.table.council).toMatchObject(council);
    expect(state.table.discard).not.toContain("monster");
    expect(pearlsOf(state)).toEqual([0, 1, 1]);
    expect(state.table.seats[0]!.tokens).toEqual([4]);
    expect(killsIn(state)).toEqual({ kills: [1, 0, 0], scourge: 0 });
  });

  test("LE-57 LE-33 a kill ends the fight, although another leviathan could be fought", () => {
    const killed = roll(entering(), me.fights("leviathan-12", "squid-5"), 1).state;
    expect(question(roll(killed, me.drawsTokens(1), 2).state)).toBe("act 1");
  });

  test("LE-57 LE-34 a kill that leaves the border empty brings a leviathan for the killer", () => {
    const start = entering({ hand }, { leviathan: { border: atBorder("leviathan-12") } });
    const { state, events } = roll(
      start,
      me.fights("leviathan-12", "squid-5"),
      1,
      "leviathan-20",
      6,
      6,
    );
    expect(eventsOf(events, "leviathan-drawn")).toMatchObject([{ seat: 0 }]);
    expect(borderOf(state)).toEqual([["11-12", "leviathan-20", 0]]);
  });

  test("LE-57 AB-33 AB-59 the court is filled and keys lead to control after the fight", () => {
    const payment = paymentFor("sorcerer");
    const start = prepare({
      court: ["sorcerer", "trader", "keeper"],
      available: ["jail"],
      seats: [{ hand: [...payment, "squid-5"], pearls: 0, keys: 2 }],
      leviathan: two,
    });
    const entered = play(start, me.recruits("sorcerer", payment));
    expect(kinds(entered.events)).not.toContain("court-filled");
    const killed = roll(entered.state, me.fights("leviathan-12", "squid-5"), 1).state;
    const drawn = roll(killed, me.drawsTokens(0), "key").state;
    const { state, events } = play(drawn, me.reveals("key"));
    expect(kinds(events)).toEqual([
      "token-revealed",
      "key-tokens-gained",
      "fight-ended",
      "pearls-gained",
      "court-filled",
    ]);
    expect(question(state)).toBe("control 0");
  });

  test.each<[string, Area, Description]>([
    ["without a leviathan at the border", { hand }, { leviathan: {} }],
    ["without an ally in hand", {}, {}],
  ])("LE-57 nothing happens %s", (_, area, rest) => {
    expect(question(entering(area, rest))).toBe("act 1");
  });

  test("LE-57 LE-22 LE-66 with allies that cannot attack, the player can only decline", () => {
    const start = entering({ hand: ["shellfish-5", "jellyfish-2"] });
    expect(openKinds(start)).toEqual(["decline"]);
    expect(refusalOf(start, me.fights("leviathan-12", "shellfish-5"))).toMatchObject({
      code: "ally-cannot-attack",
      rule: "LE-22",
    });
    expect(refusalOf(start, me.fights("leviathan-4", "jellyfish-2"))).toMatchObject({
      code: "leviathan-not-at-border",
    });
  });

  test("LE-57 LE-37 no activated power from the choice of the target on", () => {
    const area: Area = { hand: [...hand, "crab-2"], lords: ["slaver", "oracle"] };
    const start = entering(area, { council: { squid: ["squid-2"] } });
    expect(openKinds(start)).toEqual(["decline", "fight"]);
    const { state } = roll(start, me.fights("leviathan-12", "crab-3"), 1);
    expect(openKinds(state)).toEqual(["attack", "end-fight"]);
  });

  test("LE-57 LE-49 once only: a Sorcerer in play does not let its owner fight", () => {
    const start = prepare({ seats: [{ hand, lords: ["sorcerer"] }], leviathan: two });
    expect(question(start)).toBe("act 0");
    expect(openKinds(start)).not.toContain("fight");
    expect(refusalOf(start, me.fights("leviathan-12", "squid-5")).code).toBe("not-asked");
  });

  test.each(bringers)("LE-57 LE-50 the fight is offered when the %s brings it", (bringer) => {
    const own: Area = { hand: ["crab-2", "crab-3"] };
    const start = roll(...bringing(bringer, "sorcerer", { seats: [own], leviathan: two })).state;
    expect(openKinds(start)).toEqual(["decline", "fight"]);
    expect(question(play(start, me.declines()).state)).toBe("act 1");
    const { state } = roll(start, me.fights("leviathan-12", "crab-2"), 1);
    expect(question(play(state, me.endsFight()).state)).toBe("act 1");
  });
});
