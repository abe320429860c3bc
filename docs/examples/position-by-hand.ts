import { edit, fromPosition, reduceWithOutcomes } from "abyss-rules";
import { abyss, describe } from "abyss-rules/abyss";

// Anything you leave out is empty; cards you do not mention are shuffled into their decks by the seed;
// null is a card of which only the place is known.
const seats = [
  { hand: ["squid-4", "squid-3", "crab-2"], pearls: 1, lords: ["slaver"] },
  { hand: [null, null], pearls: 5, tokens: [2, 4] },
] as const;
const court = ["hunter", "jailer"] as const;
const puzzle = fromPosition(
  abyss,
  { seats, court, lordDeck: { top: ["sage", "elder"] } },
  "a seed",
);

// The result is a state like any other: the last card of a deck is its top.
console.log(puzzle.table.lordDeck.slice(-2));
// [ 'elder', 'sage' ]
console.log(abyss.actionTypes(puzzle, 0));
// [ 'explore', 'recruit', 'plot', 'use-slaver' ]
const plotted = abyss.reduce(puzzle, { type: "plot", seat: 0 });
if (plotted.ok) for (const event of plotted.events) console.log(describe(event));
// Player 1 plots: the Sage comes to court for 1 pearl.

// An impossible position throws an error that says where.
try {
  fromPosition(abyss, { seats: [{ lords: ["jailer"] }, {}], court }, "a seed");
} catch (error) {
  console.log(String(error));
  // RulesError: position of abyss, at court.1: jailer appears 2 times, the game has 1
}

// Another question, and a scripted outcome of the random draw: the Hunter steals the 4.
const agenda = [{ ask: "steal-token", seats: [0], mayDecline: false }] as const;
const hunt = fromPosition(abyss, { seats, court, agenda }, "a seed");
const stolen = reduceWithOutcomes(abyss, hunt, { type: "steal-token", seat: 0, from: 1 }, [4]);
console.log(stolen.state.table.seats.map(({ tokens }) => tokens));
// [ [ 4 ], [ 2 ] ]

// What if? The recipe changes the table; the result is a checked state, and the old one stays as it is.
const richer = edit(abyss, puzzle, (table) => {
  for (const area of table.seats) area.pearls = 9;
});
console.log(abyss.countActions(puzzle, 0), abyss.countActions(richer, 0));
// 6 8
