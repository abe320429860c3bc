import { conspiracy, describe } from "abyss-rules/conspiracy";
import { score } from "abyss-rules/conspiracy/score";

// Set up: the same options and seed give the same game.
let { state } = conspiracy.setup({ players: 2, firstPlayer: 0 }, "a seed");

// What may be done, and by whom?
const seat = conspiracy.deciders(state)[0]!;
for (const action of conspiracy.legalActions(state, seat)) console.log(JSON.stringify(action));
// {"type":"draw-lords","seat":0,"count":1}
// {"type":"draw-lords","seat":0,"count":2}
// {"type":"draw-lords","seat":0,"count":3}

// Do it. Anything may be passed as an action: it is checked.
const result = conspiracy.reduce(state, { type: "draw-lords", seat, count: 2 });
if (result.ok) {
  state = result.state;
  for (const event of result.events) console.log(describe(event));
  // Player 1 draws red 2 and green 6.
}

// Why not? A refusal is data: { code: "lord-not-recruited", rule: "CO-4", params: { … } }.
const refused = conspiracy.reduce(state, { type: "place-lord", seat, lord: "blue-6" });
if (!refused.ok) console.log(describe(refused.refusal));
// Blue 6 is not among the lords recruited (red 2 and green 6) (CO-4).

// What a player sees: hidden cards are null, and random numbers are not there.
const view = conspiracy.view(state, 1);
console.log(view.table.recruits, view.table.lordDeck.slice(-2));
// [ 'red-2', 'green-6' ] [ null, null ]

// Scores, of a finished game or of a table typed in by hand.
const [sheet] = score([
  { lords: ["blue-6", "blue-4"], locations: ["best-blue"], pearls: 1, pearlMaster: true },
]);
for (const { source, points } of sheet?.lines ?? []) console.log(source, points);
// blue-6 6
// best-blue 6
// blue 6
// pearl-master 5
