// The worked examples of the solo mode.
import { expect, test } from "vitest";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { rank, score } from "../../src/conspiracy-solo/score.ts";
import { pearlsOf, sorted } from "../tables.ts";
import { me } from "./by.ts";
import { eventsOf, legalOf, open, play, question } from "./prepare.ts";
import { workedExamples } from "./worked-examples.ts";

test.each<[Lord, Lord, Lord]>([
  ["green-0", "green-4", "green-4"],
  ["green-4", "green-0", "green-4"],
  ["green-4", "green-4", "green-0"],
])("CO-63 the farmer takes the largest pile, in the order %s, %s, %s", (...order) => {
  const turn = play(workedExamples["CO-63"](), me.draws(1));
  expect(question(turn.state)).toBe("place 0");
  expect(sorted(turn.state.table.recruits)).toEqual(["green-0", "green-4", "green-4"]);
  // The last lord is placed without a question, and the 0 does not ask for a swap.
  const { state, events } = play(turn.state, ...order.slice(0, 2).map(me.places));
  expect(state.table.seats[1]!.lords).toEqual(order);
  expect(pearlsOf(state)).toEqual([0, 2]);
  expect(eventsOf(events, "lords-swapped")).toEqual([]);
  expect(question(state)).toBe("recruit 0");
});

test("CO-64 the merchant counts each lord of a coalition once", () => {
  const turn = play(workedExamples["CO-64"](), me.draws(1));
  expect(eventsOf(turn.events, "pile-taken")).toMatchObject([{ seat: 1, colour: "yellow" }]);
  const { state } = play(turn.state, me.places("yellow-1"));
  const { lords, locations } = state.table.seats[1]!;
  expect(lords.slice(6)).toEqual(["yellow-1", "yellow-1"]);
  expect(locations).toEqual([
    { location: "seven-points", spot: 4 },
    { location: "gold-keys", spot: 8 },
  ]);
});

test("CO-65 the player chooses among equally good piles for the politician", () => {
  const { state } = play(workedExamples["CO-65"](), me.draws(1));
  expect(question(state)).toBe("opponent-pile 0");
  expect(open(state)).toEqual([me.takesPile("red"), me.takesPile("blue")]);
  for (const [colour, lord] of [
    ["red", "red-1"],
    ["blue", "blue-2"],
  ] as const)
    expect(play(state, me.takesPile(colour)).state.table.seats[1]!.lords).toEqual([lord]);
});

test("CO-66 lords are revealed until the mage has a pile to take", () => {
  const before = workedExamples["CO-66"]();
  const { state, events } = play(before, me.draws(1), me.places("red-3"));
  expect(eventsOf(events, "lord-revealed").map(({ lord }) => lord)).toEqual([
    "yellow-4",
    "red-3",
    "red-0",
  ]);
  expect(state.table.seats[1]!.lords).toEqual(["red-3", "red-0"]);
  expect(pearlsOf(state)).toEqual([0, 2]);
  expect(state.table.piles).toEqual({
    yellow: ["yellow-4"],
    red: [],
    green: [],
    blue: [],
    purple: [],
  });
  // Three for the opponent, and the player's own.
  expect(state.table.lordDeck).toHaveLength(before.table.lordDeck.length - 3 - 1);
});

test("CO-67 a new coalition wins the token, an extended one does not, another new one does", () => {
  const start = workedExamples["CO-67"]();
  const sixth = play(start, me.draws(1));
  expect(eventsOf(sixth.events, "replay-token-won")).toEqual([
    { type: "replay-token-won", seat: 0 },
  ]);
  expect(sixth.state.table.solo.replayToken).toBe(0);
  expect(question(sixth.state)).toBe("replay 0");

  const seventh = play(sixth.state, me.usesToken(), me.draws(1));
  expect(seventh.state.table.seats[0]!.lords[6]).toBe("red-3");
  expect(eventsOf(seventh.events, "replay-token-won")).toEqual([]);

  // The farmer takes the larger pile, the yellow one; then come spots 8 and 9.
  const opponent = play(seventh.state, me.places("yellow-3"), me.places("yellow-4"));
  const eighth = play(opponent.state, me.takesPile("blue"), me.places("blue-3"));
  expect(eighth.state.table.seats[0]!.lords.slice(7)).toEqual(["blue-3", "blue-4"]);
  expect(eventsOf(eighth.events, "replay-token-won")).toHaveLength(1);
  expect(question(eighth.state)).toBe("replay 0");
});

test("CO-68 the score of the soldier, and who wins a tie", () => {
  const soldier = {
    lords: [
      "red-6",
      "red-1",
      "yellow-4",
      "green-3",
      "blue-2",
      "red-1",
      "yellow-1",
      "green-1",
      "blue-1",
      "red-0",
      "purple-1",
      "green-0",
      "yellow-0",
      "purple-1",
      "blue-1",
    ],
    locations: ["seven-points", "gold-keys", "best-blue", "search-deck"],
    pearls: 3,
    pearlMaster: false,
    opponent: "soldier",
  } as const;
  const master = { ...soldier, pearlMaster: true } as const;
  const [sheet] = score([soldier]);
  const points = (category: string) =>
    sheet!.lines.filter((line) => line.category === category).map((line) => line.points);
  expect(points("lords")).toEqual([4, 6, 3, 2, 1]);
  expect(points("locations")).toEqual([5, 5, 5, 5]);
  expect(sheet!.lines.slice(-2)).toEqual([
    { category: "coalition", source: "red", points: 12 },
    { category: "card", source: "soldier", points: 9 },
  ]);
  expect(sheet!.total).toBe(57);
  expect(score([master])[0]!.total).toBe(62);
  expect(conspiracySolo.totals(workedExamples["CO-68"]())[1]).toBe(57);

  const lords = ["blue-6", "green-4", "purple-2", "purple-1", "purple-1", "purple-3", "purple-3"];
  const player = { lords: lords as Lord[], pearls: 5, pearlMaster: true };
  // Lords 6 + 4 + 3, a coalition of 5 for 15, the title for 5, locations 5 + 4 + 5 x 3.
  const tied = {
    ...player,
    locations: [
      "five-points-one-pearl",
      "four-points-two-pearls",
      "three-points-three-pearls",
      "force-one",
      "force-two",
      "reshuffle-lords",
      "any-two-keys",
    ] as const,
  };
  expect(score([tied, soldier]).map(({ total }) => total)).toEqual([57, 57]);
  expect(rank(score([tied, soldier])).winners).toEqual([0]);
  // Without the title, and with locations for 3 + 4 + 3 more.
  const untitled = {
    ...tied,
    locations: [...tied.locations, "best-purple", "best-green", "reshuffle-locations"] as const,
    pearls: 2,
    pearlMaster: false,
  };
  expect(score([untitled, master]).map(({ total }) => total)).toEqual([62, 62]);
  expect(rank(score([untitled, master])).winners).toEqual([1]);
});

test("CO-69 the order of the soldier holds for a turn, not for the extra turn after it", () => {
  const start = workedExamples["CO-69"]();
  const { state: ordered, events } = play(start, me.draws(1));
  expect(eventsOf(events, "pile-taken")).toMatchObject([{ seat: 1, colour: "red" }]);
  expect(question(ordered)).toBe("recruit 0");
  expect(open(ordered)).toEqual([me.draws(1)]);

  const bound = play(ordered, me.draws(1));
  expect(eventsOf(bound.events, "replay-token-won")).toHaveLength(1);
  expect(question(bound.state)).toBe("replay 0");

  const { state } = play(bound.state, me.usesToken());
  expect(question(state)).toBe("recruit 0");
  expect(legalOf(state, "draw-lords")).toHaveLength(3);
  expect(legalOf(state, "take-pile")).toEqual([me.takesPile("yellow")]);
  expect(conspiracySolo.deciders(state)).toEqual([0]);
});
