// Intrepid and Border Guard.
import { describe, expect, test } from "vitest";
import { type Ally, leviathans } from "../../../src/leviathan/cards/index.ts";
import { leviathan as game } from "../../../src/leviathan/index.ts";
import { pearlsOf } from "../../tables.ts";
import {
  atBorder,
  atMonster,
  borderOf,
  by,
  type Description,
  eventsOf,
  killsIn,
  kinds,
  legalOf,
  openKinds,
  play,
  question,
  refusalOf,
  roll,
} from "../prepare.ts";
import { type Area, bringers, bringing, recruitment, withoutPower } from "./arrivals.ts";

const [me, c] = [by(0), by(2)];

describe("Intrepid", () => {
  const hand: Ally[] = ["squid-5", "crab-5", "crab-1", "seahorse-5"];
  const intrepid: Area = { hand, lords: ["intrepid"], pearls: 0 };
  const three = atBorder("leviathan-12", "leviathan-16", "leviathan-19");

  /** Seat 0 kills leviathan 12 with squid 5 and takes its token. */
  const killing = (seats: readonly Area[] = [intrepid], border = three, rest: Description = {}) => {
    const start = atMonster(border, seats[0], { ...rest, seats });
    const killed = roll(start, me.fights("leviathan-12", "squid-5"), 6).state;
    return roll(killed, me.drawsTokens(1), 2);
  };

  test("LE-52 LE-23 after a kill in a fight its owner may fight a second one, freely chosen", () => {
    const { state, events } = killing();
    expect(kinds(events)).toEqual(["tokens-drawn"]);
    expect(game.decision(state)).toEqual({ ask: "choose-target", seats: [0], by: "intrepid" });
    expect(legalOf(state, "fight")).toEqual([
      me.fights("leviathan-16", "crab-1"),
      me.fights("leviathan-16", "crab-5"),
      me.fights("leviathan-16", "seahorse-5"),
      me.fights("leviathan-19", "crab-1"),
      me.fights("leviathan-19", "crab-5"),
    ]);
    expect(openKinds(state)).toEqual(["decline", "fight"]);
    expect(refusalOf(state, me.fights("leviathan-19", "seahorse-5"))).toMatchObject({
      code: "ally-cannot-attack",
    });
    expect(refusalOf(state, me.fights("leviathan-12", "crab-1"))).toMatchObject({
      code: "leviathan-not-at-border",
    });
  });

  test("LE-52 LE-36 the player may decline, which ends fight and exploration", () => {
    const { state, events } = play(killing().state, me.declines());
    expect(kinds(events)).toEqual(["fight-ended", "exploration-ended", "turn-started"]);
    expect(state.table.discard).toEqual(["monster", "squid-5"]);
    expect(state.table.leviathan.fight).toBeNull();
    expect(question(state)).toBe("act 1");
  });

  test("LE-52 LE-32 the second one is fought like the first, attack after attack", () => {
    const failed = roll(killing().state, me.fights("leviathan-19", "crab-1"), 1);
    expect(kinds(failed.events)).toEqual([
      "attack-begun",
      "dice-rolled",
      "attack-made",
      "pearls-gained",
    ]);
    expect(question(failed.state)).toBe("attack 0");
    expect(legalOf(failed.state, "attack")).toEqual([me.attacks("crab-5")]);
    expect(refusalOf(failed.state, me.fights("leviathan-16", "crab-5")).code).toBe("not-asked");
    const { events } = play(failed.state, me.endsFight());
    expect(kinds(events)).toEqual(["fight-ended", "exploration-ended", "turn-started"]);
  });

  test("LE-52 LE-33 a second kill ends the fight, although a third leviathan could be fought", () => {
    const second = roll(killing().state, me.fights("leviathan-16", "seahorse-5"), 6).state;
    expect(second.table.leviathan.seats[0]!.killed).toEqual(["leviathan-12", "leviathan-16"]);
    const { state, events } = roll(second, me.drawsTokens(2), 2, 3);
    expect(kinds(events)).toEqual([
      "tokens-drawn",
      "fight-ended",
      "exploration-ended",
      "turn-started",
    ]);
    expect(state.table.seats[0]).toMatchObject({ hand: ["crab-1", "crab-5"], tokens: [2, 2, 3] });
    expect(borderOf(state)).toEqual([["5", "leviathan-19", 0]]);
  });

  test("LE-52 a life point alone is not enough", () => {
    const start = atMonster(atBorder("leviathan-9", "leviathan-19"), intrepid);
    const wounded = roll(start, me.fights("leviathan-9", "squid-5"), 1).state;
    expect(question(roll(wounded, me.drawsTokens(1), 2).state)).toBe("attack 0");
  });

  test("LE-52 kills of earlier fights do not count", () => {
    const killed = [{ killed: ["leviathan-3", "leviathan-4"], wounds: 0, tokens: [] }] as const;
    const leviathan = { seats: killed, scourge: 0 };
    expect(question(killing([intrepid], three, { leviathan }).state)).toBe("choose-target 0");
  });

  test("LE-52 LE-34 the second one may be the leviathan that comes to the empty border", () => {
    const start = atMonster(atBorder("leviathan-12"), intrepid);
    const killed = roll(start, me.fights("leviathan-12", "squid-5"), 6, "leviathan-4", 6, 6).state;
    const { state } = roll(killed, me.drawsTokens(1), 2);
    expect(legalOf(state, "fight")).toEqual([
      me.fights("leviathan-4", "crab-1"),
      me.fights("leviathan-4", "crab-5"),
    ]);
  });

  test("LE-52 LE-17 without another leviathan nothing is asked", () => {
    const discarded = leviathans.filter((one) => one !== "leviathan-12");
    const rest = { leviathan: { discarded } };
    expect(question(killing([intrepid], atBorder("leviathan-12"), rest).state)).toBe("act 1");
  });

  test("LE-52 LE-22 without a fitting ally no second one is fought", () => {
    const alone = killing([{ ...intrepid, hand: ["squid-5"] }]).state;
    expect(question(alone)).toBe("act 1");
    const unfit = killing([{ ...intrepid, hand: ["squid-5", "shellfish-5"] }]).state;
    expect(openKinds(unfit)).toEqual(["decline"]);
  });

  test("LE-52 LE-20 on space 5 the pearl is gained for the first one only", () => {
    const track = ["crab-2", "crab-3", "crab-4", "squid-4", "monster"] as const;
    const { state } = killing([intrepid], three, { track });
    expect(pearlsOf(state)[0]).toBe(1);
    const second = roll(state, me.fights("leviathan-16", "crab-5"), 1);
    expect(eventsOf(second.events, "pearls-gained")).toEqual([]);
  });

  test.each([["missing", [{ hand }]], ...withoutPower("intrepid", { hand })] as [string, Area[]][])(
    "LE-52 %s, it does nothing",
    (_, seats) => {
      expect(question(killing(seats).state)).toBe("act 1");
    },
  );

  test("LE-52 LE-57 it works in the Sorcerer's fight, once", () => {
    const seats: Area[] = [{ hand: ["crab-1", "crab-1", "crab-1"], lords: ["intrepid"] }];
    const border = atBorder(["leviathan-9", 2], ["leviathan-10", 1], "leviathan-12"); // 5, 4, 5
    const start = roll(...recruitment("sorcerer", { seats, leviathan: { border } })).state;
    const one = roll(start, me.fights("leviathan-9", "crab-1"), 4).state;
    const two = roll(one, me.drawsTokens(1), 2).state;
    expect(game.decision(two)).toMatchObject({ ask: "choose-target", by: "intrepid" });
    const three = roll(two, me.fights("leviathan-10", "crab-1"), 3).state;
    const { state } = roll(three, me.drawsTokens(1), 3);
    expect(killsIn(state)).toEqual({ kills: [2, 0, 0], scourge: 0 });
    expect(question(state)).toBe("act 1");
  });

  test("LE-52 LE-59 not for the Rebel, which is no fight", () => {
    const seats: Area[] = [{ hand: ["crab-5", "seahorse-5"], lords: ["intrepid"] }];
    const start = roll(...recruitment("rebel", { seats, leviathan: { border: three } })).state;
    const killed = roll(start, me.removesLifePoint("leviathan-12")).state;
    expect(killsIn(killed).kills).toEqual([1, 0, 0]);
    expect(question(roll(killed, me.drawsTokens(1), 2).state)).toBe("act 1");
  });
});

describe("Border Guard", () => {
  const sending = (description: Description = {}) =>
    roll(...recruitment("border-guard", description)).state;
  const targets = (state: ReturnType<typeof sending>) =>
    legalOf(state, "send-leviathan").map(({ to }) => to);

  test("LE-53 LE-13 a leviathan comes for an opponent of the recruiter's choice, who draws and rolls", () => {
    const start = sending();
    expect(question(start)).toBe("send-leviathan 0");
    expect(targets(start)).toEqual([1, 2]);
    expect(refusalOf(start, me.sends(0))).toMatchObject({ code: "not-an-opponent", rule: "LE-53" });
    const { state, events, revealedTo } = roll(start, me.sends(2), "leviathan-3", 4, 3);
    expect(events.slice(0, 3)).toEqual([
      { type: "leviathan-drawn", seat: 2, leviathan: "leviathan-3" },
      { type: "dice-rolled", seat: 2, dice: [4, 3] },
      { type: "leviathan-placed", leviathan: "leviathan-3", space: "7" },
    ]);
    expect(revealedTo).toEqual([0, 1, 2]);
    expect(borderOf(state)).toEqual([["7", "leviathan-3", 0]]);
    expect(question(state)).toBe("act 1");
  });

  test("LE-53 LE-14 LE-15 the opponent suffers, and nobody else: wounds and pearls", () => {
    const border = atBorder("leviathan-17", "leviathan-5");
    const seats = [{ pearls: 5 }, { pearls: 5 }, { pearls: 5 }];
    const start = sending({ seats, leviathan: { border } });
    const wounded = roll(start, me.sends(2), "leviathan-20", 1, 1).state;
    expect(wounded.table.leviathan.seats.map(({ wounds }) => wounds)).toEqual([0, 0, 4]);
    expect(wounded.table.leviathan.discarded).toEqual(["leviathan-17"]);
    expect(borderOf(wounded)[0]).toEqual(["2-3", "leviathan-20", 0]);
    const paid = roll(start, me.sends(2), "leviathan-20", 3, 1).state;
    expect(pearlsOf(paid)).toEqual([5, 5, 2]);
  });

  test("LE-53 LE-16 the opponent chooses what to lose, in the recruiter's turn", () => {
    const area: Area = {
      hand: ["crab-1", "crab-2", "squid-3", "squid-4"],
      lords: ["miller"],
      disabled: ["reaper"],
    };
    const border = atBorder("leviathan-1", "leviathan-9");
    const seats: Area[] = [{ lords: ["slaver"], hand: ["squid-2"] }, {}, area];
    const start = sending({ seats, leviathan: { border } });
    const allies = roll(start, me.sends(2), "leviathan-20", 1, 1).state;
    expect(question(allies)).toBe("lose-allies 2");
    expect(openKinds(allies)).toEqual(["lose-allies"]);
    const after = play(allies, c.losesAllies("crab-1", "crab-2", "squid-4")).state;
    expect(after.table.seats.map(({ hand }) => hand)).toEqual([["squid-2"], [], ["squid-3"]]);
    const lord = roll(start, me.sends(2), "leviathan-20", 2, 2).state;
    expect(question(lord)).toBe("lose-lord 2");
    expect(legalOf(lord, "lose-lord").map((action) => action.lord)).toEqual(["miller", "reaper"]);
    const without = play(lord, c.losesLord("miller")).state;
    expect(without.table.seats[2]).toMatchObject({ lords: [], disabled: ["reaper"] });
    expect(without.table.seats[0]!.lords).toEqual(["slaver", "border-guard"]);
    for (const state of [after, without]) expect(question(state)).toBe("end-turn 0");
  });

  test("LE-53 AB-46 one whom the Shaman protects cannot be chosen", () => {
    const start = sending({ seats: [{}, { lords: ["shaman"] }] });
    expect(targets(start)).toEqual([2]);
    expect(refusalOf(start, me.sends(1))).toMatchObject({
      code: "protected-by-shaman",
      rule: "LE-53",
      params: { seat: 1 },
    });
  });

  test("LE-53 AB-46 if all are protected, nothing happens", () => {
    const { state, events } = roll(
      ...recruitment("border-guard", { players: 2, seats: [{}, { lords: ["shaman"] }] }),
    );
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(question(state)).toBe("act 1");
  });

  test.each<[string, Area[]]>([
    ["disabled", [{}, { disabled: ["shaman"] }]],
    ["under a location", [{}, { locations: [{ location: "jail", lords: ["shaman"] }] }]],
    ["of the recruiter", [{ lords: ["shaman"] }]],
  ])("LE-53 AB-46 a Shaman %s protects nobody", (_, seats) => {
    expect(targets(sending({ seats }))).toEqual([1, 2]);
  });

  test.each(bringers)(
    "LE-53 LE-50 it works when the %s brings it, and cannot be declined",
    (bringer) => {
      const start = roll(...bringing(bringer, "border-guard")).state;
      expect(openKinds(start)).toEqual(["send-leviathan"]);
      const { state } = roll(start, me.sends(1), "leviathan-20", 6, 6);
      expect(borderOf(state)).toEqual([["11-12", "leviathan-20", 0]]);
      expect(question(state)).toBe("act 1");
    },
  );
});
