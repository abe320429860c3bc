import { conspiracy, describe } from "abyss-rules/conspiracy";

// The same options and seed give the same game.
const { state } = conspiracy.setup({ players: 2, firstPlayer: 0 }, "a seed");
for (const action of conspiracy.legalActions(state, 0)) console.log(JSON.stringify(action));
// {"type":"draw-lords","seat":0,"count":1}
// {"type":"draw-lords","seat":0,"count":2}
// {"type":"draw-lords","seat":0,"count":3}

// A legal action gives the next state and events. The state passed in is never changed.
const drawn = conspiracy.reduce(state, { type: "draw-lords", seat: 0, count: 2 });
if (drawn.ok) for (const event of drawn.events) console.log(describe(event));
// Player 1 draws red 2 and green 6.

// An illegal action is returned as data: a code, the number of the rule, parameters.
const refused = conspiracy.reduce(drawn.state, { type: "place-lord", seat: 0, lord: "blue-6" });
if (!refused.ok) console.log(refused.refusal.code, "–", describe(refused.refusal));
// lord-not-recruited – Blue 6 is not one of the recruited lords (red 2 and green 6) (CO-4).

// A view is what one player sees: hidden cards are null.
console.log(conspiracy.view(drawn.state, 1).table.lordDeck.slice(-2));
// [ null, null ]
