// States of the right shape that are inconsistent, with all their problems.
import { describe, expect, test } from "vitest";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { copy } from "../bad-input/errors.ts";
import { type Break, pathIn, set } from "../bad-input/inconsistent-tests.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { atBorder, prepare, type State } from "./prepare.ts";
import { scenes } from "./scenes.ts";

/** A title, a consistent state, what breaks it, and all its problems as "path: reason". */
type Row = readonly [string, Scene<State>, Break, readonly string[]];

function testRows(rows: readonly Row[]): void {
  test.each(rows)("%s", (_, consistent, breakIt, expected) => {
    const valid = stateOf(consistent);
    const state = copy(valid);
    breakIt(state);
    const found = problems(leviathan, "state", state);
    expect(found.map(({ path, reason }) => `${path.join(".")}: ${reason}`)).toEqual(
      expected.map((one) => pathIn(valid, one)),
    );
  });
}

/** Seat 0 has two kills and the Scourge, seat 1 one. */
const start = prepare({
  leviathan: {
    border: atBorder("leviathan-1", ["leviathan-10", 1]),
    discarded: ["leviathan-2", "leviathan-3"],
    revealed: ["key", "two-pearls"],
    seats: [
      { killed: ["leviathan-4", "leviathan-5"], wounds: 2, tokens: ["council-stack", "key"] },
      { killed: ["leviathan-6"], wounds: 0, tokens: [] },
      { killed: [], wounds: 0, tokens: [] },
    ],
    scourge: 0,
  },
});
const at = "table.leviathan";

// biome-ignore lint/suspicious/noExplicitAny: what is broken has no type
type Area = any;
/** Breaks the area of Leviathan. */
const area =
  (breakIt: (area: Area) => void): Break =>
  ({ table }) =>
    breakIt(table.leviathan);

/** Takes a card from a bag of the area. */
const from = (bag: string[], card: string) => bag.splice(bag.indexOf(card), 1)[0];

describe("components", () => {
  testRows([
    [
      "LE-10 too few players",
      start,
      area(({ seats }) => seats.pop()),
      [`${at}.seats: has 2 entries, but the game has 3 seats`],
    ],
    [
      "LE-10 too many players",
      start,
      area(({ seats }) => seats.push({ killed: [], wounds: 0, tokens: [] })),
      [`${at}.seats: has 4 entries, but the game has 3 seats`],
    ],
    [
      "LE-6 a leviathan twice",
      start,
      area(({ seats }) => seats[2].killed.push("leviathan-10")),
      [`${at}: leviathan-10 appears too often`],
    ],
    [
      "LE-6 a leviathan too few",
      start,
      area(({ deck }) => from(deck, "leviathan-7")),
      [`${at}: leviathan-7 is missing`],
    ],
    [
      "LE-9 a leviathan token too many",
      start,
      area(({ tokens }) => tokens.push("two-pearls")),
      [`${at}.tokens: two-pearls appears too often`],
    ],
    [
      "LE-9 a leviathan token too few",
      start,
      area(({ seats }) => seats[0].tokens.pop()),
      [`${at}.tokens: key is missing`],
    ],
    ...(["deck", "discarded", "tokens", "revealed"] as const).map(
      (bag): Row => [
        `${bag} that is not sorted`,
        start,
        area((all) => all[bag].reverse()),
        [`${at}.${bag}: must be sorted`],
      ],
    ),
    [
      "a player's tokens that are not sorted",
      start,
      area(({ seats }) => seats[0].tokens.reverse()),
      [`${at}.seats.0.tokens: must be sorted`],
    ],
    [
      "LE-2 a threat marker that has moved",
      start,
      set("table.threat", 2),
      ["table.threat: 2, expected 1, as the threat track is not used (LE-2)"],
    ],
    [
      "LE-62 a supply that has run out, but no end",
      start,
      set(`${at}.hasRunOut`, true),
      [`${at}.hasRunOut: is true, but the end is not triggered (LE-62)`],
    ],
  ]);
});

describe("the border and the Scourge", () => {
  const order = "is taken or out of order: spaces go from 2-3 to 11-12";
  testRows([
    [
      "LE-7 two leviathans on a space",
      start,
      set(`${at}.border.1.space`, "2-3"),
      [`${at}.border.1.space: 2-3 ${order}`],
    ],
    [
      "LE-7 spaces that are out of order",
      start,
      area(({ border }) => border.reverse()),
      [`${at}.border.1.space: 2-3 ${order}`],
    ],
    [
      "LE-33 a leviathan without life points",
      start,
      set(`${at}.border.1.lost`, 2),
      [`${at}.border.1.lost: 2, expected at most 1, as a leviathan without life points is killed`],
    ],
    [
      "LE-44 kills, but no Scourge",
      start,
      set(`${at}.scourge`, null),
      [`${at}.scourge: nobody has the Scourge, but a player with the most kills must`],
    ],
    [
      "LE-45 a holder with fewer kills",
      start,
      set(`${at}.scourge`, 1),
      [`${at}.scourge: its holder has 1 kills, expected 2 or more`],
    ],
    [
      "LE-44 a holder without a kill",
      () => prepare(),
      set(`${at}.scourge`, 0),
      [`${at}.scourge: its holder has 0 kills, expected 1 or more`],
    ],
    [
      "LE-44 a holder that does not exist",
      start,
      set(`${at}.scourge`, 3),
      [`${at}.scourge: seat 3, expected 0 to 2`],
    ],
  ]);
});

const fighting = () => scenes.attack["after a failed attack"]; // target 10, 1 at the border
const second = () => scenes["choose-target"]["a second leviathan, with the Intrepid"]; // 12 killed

describe("fights", () => {
  testRows([
    [
      "LE-23 a fight without an end",
      start,
      set(`${at}.fight`, { target: "leviathan-1", kills: 0 }),
      [`${at}.fight: is set, but no fight is on the agenda`],
    ],
    [
      "LE-23 no fight, although one is to end",
      fighting,
      set(`${at}.fight`, null),
      [`${at}.fight: is null in a fight`],
    ],
    [
      "LE-23 a target that is not at the border",
      fighting,
      set(`${at}.fight.target`, "leviathan-7"),
      [`${at}.fight.target: leviathan-7 is neither at the border nor just killed`],
    ],
    [
      "LE-33 a target that was killed before",
      second,
      area((all) => {
        const { seats, fight, deck } = all;
        seats[0].killed.unshift(from(deck, "leviathan-7"));
        fight.target = "leviathan-7";
      }),
      [`${at}.fight.target: leviathan-7 is neither at the border nor just killed`],
    ],
    [
      "LE-33 a killed target, but no kill in the fight",
      second,
      set(`${at}.fight.kills`, 0),
      [`${at}.fight.target: leviathan-12 is neither at the border nor just killed`],
    ],
    [
      "LE-10 a fight of a player whose area is missing",
      second,
      area((whole) => {
        whole.seats = [];
        whole.scourge = null;
      }),
      [
        `${at}.seats: has 0 entries, but the game has 3 seats`,
        `${at}: leviathan-12 is missing`,
        `${at}.fight.target: leviathan-12 is neither at the border nor just killed`,
        `${at}.fight.kills: 1, but the player has killed 0`,
      ],
    ],
    [
      "LE-52 more kills in the fight than in the game",
      second,
      set(`${at}.fight.kills`, 2),
      [`${at}.fight.kills: 2, but the player has killed 1`],
    ],
  ]);
});

describe("nothing is wrong", () => {
  test.each<[string, Scene<State>, Break]>([
    [
      "LE-45 a player level with the holder",
      start,
      area(({ seats, deck }) => seats[1].killed.push(from(deck, "leviathan-7"))),
    ],
    ["LE-12 the last life point", start, set(`${at}.border.0.lost`, 2)],
    [
      "LE-29 the reward of one life point instead of two",
      () => scenes["draw-tokens"]["for two life points"],
      ({ agenda }) => {
        agenda.at(-1).count = 2;
      },
    ],
    [
      "LE-59 the reward of the Rebel's kill",
      () => scenes["draw-tokens"]["for the Rebel"],
      area((all) => {
        all.deck = [...all.deck, all.border.shift().leviathan].sort();
        all.seats[0].killed.push(from(all.deck, "leviathan-20"));
        all.scourge = 0;
      }),
    ],
    ["LE-23 another target at the border", fighting, set(`${at}.fight.target`, "leviathan-1")],
    [
      "LE-62 a supply that has run out in the last turns",
      start,
      ({ table }) => {
        table.leviathan.hasRunOut = true;
        table.lastSeat = 2;
      },
    ],
    [
      "LE-62 an empty leviathan deck before the end of the turn",
      start,
      area((all) => all.discarded.push(...all.deck.splice(0)) && all.discarded.sort()),
    ],
  ])("%s", (_, consistent, change) => {
    const state = copy(stateOf(consistent));
    change(state);
    expect(problems(leviathan, "state", state)).toEqual([]);
  });
});

const impossibleEntry = ["agenda.-1: cannot be on the agenda in this position"];
/** Changes fields of the open question. */
const questionWith =
  (fields: object): Break =>
  ({ agenda }) =>
    Object.assign(agenda.at(-1), fields);
const revealed: Break = ({ table }) => table.track.push(table.deck.pop());
const drawn: Break = ({ table }) => table.drawn.push(table.stack.pop());
/** Gives a player this many cards of the deck, sorted. */
const dealt =
  (seat: number, count: number): Break =>
  ({ table }) => {
    const { hand } = table.seats[seat];
    hand.push(...table.deck.filter((card: string) => card !== "monster").slice(0, count));
    for (const card of hand.slice(-count)) table.deck.splice(table.deck.indexOf(card), 1);
    hand.sort();
  };
/** Makes several changes. */
const all =
  (...changes: readonly Break[]): Break =>
  (state) => {
    for (const change of changes) change(state);
  };
/** Moves the monster from the track to the discard. */
const withoutMonster: Break = ({ table }) => {
  table.discard = [...table.discard, table.track.pop()].sort();
};
/** Moves cards of a player's hand to the discard, all but some. */
const handOf =
  (seat: number, left: number): Break =>
  ({ table }) => {
    const gone = table.seats[seat].hand.splice(left);
    table.discard = [...table.discard, ...gone].sort();
  };

const paying = () => scenes["add-pearls"]["more pearls than may be paid"];
const sorcerer = () => scenes["choose-target"]["with the Sorcerer"];
const rewarded = () => scenes["draw-tokens"]["both supplies full"];
const rewardedTwice = () => scenes["draw-tokens"]["for two life points"];
const rewardedByAltruist = () => scenes["draw-tokens"]["with the Altruist"];
const rewardedByRebel = () => scenes["draw-tokens"]["for the Rebel"];
const revealing = () => scenes["reveal-token"]["every kind"];
const afterReward = () => scenes["reveal-token"]["after a reward"];
const losing = () => scenes["lose-allies"]["of the active player"];
const losingByGuard = () => scenes["lose-allies"]["of the Border Guard's victim"];
const losingLord = () => scenes["lose-lord"]["one of them disabled"];
const losingLordByGuard = () => scenes["lose-lord"]["of the Border Guard's victim"];
const trimming = () => scenes["trim-hand"]["two too many, one pearl"];
const sending = () => scenes["send-leviathan"]["one with a Shaman"];
const rebel = () => scenes["remove-life-point"]["of two leviathans"];
const breeder = () => scenes["place-leviathan"]["seven spaces free"];

describe("questions that cannot be asked in the position", () => {
  const row = (title: string, consistent: Scene<State>, breakIt: Break): Row => [
    title,
    consistent,
    breakIt,
    impossibleEntry,
  ];

  testRows([
    ...Object.entries({
      attack: fighting,
      "add-pearls": paying,
      "choose-target": sorcerer,
      "draw-tokens": rewarded,
      "reveal-token": revealing,
      "trim-hand": trimming,
      "send-leviathan": sending,
      "remove-life-point": rebel,
      "place-leviathan": breeder,
    }).flatMap(([ask, state]) => [
      row(`LE-16 ${ask} to another player`, state, questionWith({ seats: [1] })),
      row(`LE-16 ${ask} to two players`, state, questionWith({ seats: [0, 1] })),
    ]),
    ...Object.entries({
      "choose-target": sorcerer,
      "reveal-token": revealing,
      "lose-allies": losingByGuard,
      "lose-lord": losingLordByGuard,
      "trim-hand": trimming,
      "send-leviathan": sending,
      "remove-life-point": rebel,
      "place-leviathan": breeder,
    }).flatMap(([ask, state]) => [
      row(`LE-18 ${ask} outside an exploration, with a card revealed`, state, revealed),
      row(`AB-60 ${ask} while locations are drawn`, state, drawn),
      row(`LE-18 AB-60 ${ask} with both`, state, all(revealed, drawn)),
    ]),
    ...Object.entries({
      attack: fighting,
      "add-pearls": paying,
      "draw-tokens": rewarded,
      "reveal-token": afterReward,
    }).map(([ask, state]) =>
      row(`LE-18 ${ask} in an exploration without a monster`, state, withoutMonster),
    ),
    row("LE-30 no token to draw", rewarded, questionWith({ count: 0 })),
    row("LE-29 fewer tokens than the attack earned", rewarded, questionWith({ count: 3 })),
    row("LE-29 more tokens than the attack earned", rewarded, questionWith({ count: 5 })),
    row("LE-29 tokens of a life point that is left", rewardedTwice, questionWith({ count: 4 })),
    row("LE-29 tokens for no life point", rewardedTwice, ({ table }) => {
      table.leviathan.border[0].lost = 0;
    }),
    row("LE-58 none of the Altruist", rewardedByAltruist, questionWith({ count: 4 })),
    row("LE-59 more than the Rebel earned", rewardedByRebel, questionWith({ count: 3 })),
    row("LE-59 more than one life point for the Rebel", rewardedByRebel, ({ table, agenda }) => {
      table.leviathan.border[0].lost = 2;
      agenda.at(-1).count = 3;
    }),
    row(
      "LE-59 the reward of an earlier kill, for the Rebel",
      rewardedByRebel,
      all(
        questionWith({ count: 3 }),
        area((whole) => {
          whole.seats[0].killed.push(from(whole.deck, "leviathan-3"));
          whole.seats[0].killed.push(from(whole.deck, "leviathan-20"));
          whole.scourge = 0;
        }),
      ),
    ),
    row("LE-30 nothing to choose, as both supplies have just enough", rewarded, ({ table }) => {
      table.seats[1].tokens = table.tokens.splice(2).sort();
      area((all) => {
        all.revealed = [...all.revealed, ...all.tokens.splice(2)].sort();
      })({ table });
    }),
    row("LE-30 nothing to choose, as no base token is left", rewarded, ({ table }) => {
      table.seats[1].tokens = table.tokens.splice(0).sort();
    }),
    row(
      "LE-30 nothing to choose, as no leviathan token is left",
      rewarded,
      area((all) => {
        all.revealed = [...all.revealed, ...all.tokens.splice(0)].sort();
      }),
    ),
    row(
      "LE-39 no token to reveal",
      revealing,
      area((all) => {
        all.revealed = all.seats[0].tokens.splice(0).sort();
      }),
    ),
    row("LE-52 a second leviathan for the Sorcerer", second, questionWith({ by: "sorcerer" })),
    row("LE-52 a second leviathan before the fight", sorcerer, questionWith({ by: "intrepid" })),
    row(
      "LE-52 a second leviathan while the first lives",
      second,
      set(`${at}.fight.target`, "leviathan-1"),
    ),
    row(
      "LE-52 a third leviathan",
      second,
      area(({ seats, fight, deck }) => {
        seats[0].killed.unshift(from(deck, "leviathan-7"));
        fight.kills = 2;
      }),
    ),
    row(
      "LE-16 a penalty of another player in an exploration",
      losing,
      all(questionWith({ seats: [1] }), dealt(1, 4)),
    ),
    row("LE-53 a penalty of the Border Guard's owner", losingByGuard, questionWith({ seats: [0] })),
    row("LE-16 a penalty of two players", losingByGuard, questionWith({ seats: [1, 2] })),
    row(
      "LE-53 a lord of the Border Guard's owner",
      losingLordByGuard,
      questionWith({ seats: [0] }),
    ),
    row("LE-16 lords of two players", losingLordByGuard, questionWith({ seats: [1, 2] })),
    row(
      "LE-16 a lord of another player in an exploration",
      losingLord,
      all(questionWith({ seats: [1] }), ({ table }) => {
        table.seats[1].lords.push(...table.lordDeck.splice(-2));
      }),
    ),
    row(
      "LE-14 a leviathan that is not at the border",
      losing,
      questionWith({ leviathan: "leviathan-2" }),
    ),
    row(
      "LE-14 a leviathan that is not at the border",
      losingLord,
      questionWith({ leviathan: "leviathan-10" }),
    ),
    row(
      "LE-15 allies lost to a leviathan that costs a lord",
      losing,
      all(
        questionWith({ leviathan: "leviathan-9" }),
        area(({ border, deck }) => {
          border[0].leviathan = from(deck, "leviathan-9");
          deck.push("leviathan-1");
          deck.sort();
        }),
      ),
    ),
    row(
      "LE-15 a lord lost to a leviathan that costs wounds",
      losingLord,
      all(
        questionWith({ leviathan: "leviathan-4" }),
        area(({ border, deck }) => {
          border[0].leviathan = from(deck, "leviathan-4");
          deck.push("leviathan-9");
          deck.sort();
        }),
      ),
    ),
    row("LE-16 too few allies for a choice", losing, handOf(0, 2)),
    row("LE-16 a single lord, so no choice", losingLord, ({ table }) => {
      table.discardedLords.push(...table.seats[0].lords.splice(0));
    }),
    row("LE-46 a hand at the limit", trimming, handOf(0, 12)),
    row(
      "LE-17 the Border Guard without a leviathan",
      sending,
      area((all) => {
        all.discarded = [...all.discarded, ...all.deck.splice(0)].sort();
      }),
    ),
    row(
      "LE-59 the Rebel with an empty border",
      rebel,
      area((all) => {
        const gone = all.border.splice(0).map((beast: { leviathan: string }) => beast.leviathan);
        all.discarded = [...all.discarded, ...gone].sort();
      }),
    ),
    row(
      "LE-61 the Breeder without a free space",
      breeder,
      area((all) => {
        const spaces = ["2-3", "4", "5", "6", "7", "8", "9", "10", "11-12"];
        const free = spaces.slice(all.border.length);
        for (const space of free) all.border.push({ space, leviathan: all.deck.pop(), lost: 0 });
      }),
    ),
  ]);

  test("AB-35 after the Slaver, allies are lost of as many as the penalty", () => {
    expect(
      problems(
        leviathan,
        "state",
        copy(scenes["lose-allies"]["after the Slaver, all that are left"]),
      ),
    ).toEqual([]);
  });

  test.each<[string, () => State]>([
    ["LE-32 attack", fighting],
    ["LE-27 add-pearls", paying],
    ["LE-57 choose-target", sorcerer],
    ["LE-52 choose-target", second],
    ["LE-29 draw-tokens", rewarded],
    ["LE-39 reveal-token", revealing],
    ["LE-15 lose-allies", losing],
    ["LE-53 lose-allies", losingByGuard],
    ["LE-15 lose-lord", losingLord],
    ["LE-46 trim-hand", trimming],
    ["LE-53 send-leviathan", sending],
    ["LE-59 remove-life-point", rebel],
    ["LE-61 place-leviathan", breeder],
  ])("%s, with other tasks waiting below it", (title, consistent) => {
    const state = copy(consistent());
    state.agenda.shift();
    expect(problems(leviathan, "state", state)).toEqual([
      {
        path: ["agenda"],
        reason: expect.stringMatching(`^the question ${title.split(" ")[1]} cannot be asked over `),
      },
    ]);
  });
});

describe("tasks that cannot wait in the position", () => {
  /** The index of a task in the agenda. */
  const indexOf = (state: State, task: string): number =>
    state.agenda.findIndex((entry) => "do" in entry && entry.do === task);

  test("LE-14 a leviathan to be laid on a space without one to be discarded", () => {
    const valid = losing();
    const state = copy(valid);
    const index = indexOf(valid, "place-leviathan");
    state.agenda[index] = { ...state.agenda[index], space: "9" };
    expect(problems(leviathan, "state", state)).toEqual([
      { path: ["agenda", index], reason: "cannot be on the agenda in this position" },
    ]);
  });

  test("LE-19 a monster to be discarded that is not on the track", () => {
    const valid = losing();
    const state = copy(valid);
    withoutMonster(state);
    const waiting = indexOf(valid, "pass-monster");
    expect(problems(leviathan, "state", state).map(({ path }) => path)).toEqual([
      ["agenda", waiting],
    ]);
  });

  test("LE-32 a fight to go on without one", () => {
    const valid = rewarded();
    const state = copy(valid);
    set(`${at}.fight`, null)(state);
    const paths = problems(leviathan, "state", state).map(({ path }) => path.join("."));
    expect(paths).toContain(`agenda.${indexOf(valid, "go-on")}`);
  });
});
