// Two players of boardgame.io in one process. A server takes the same game: `Server({ games: [game] })`.
import { boardgameOf } from "abyss-rules/boardgame.io";
import { conspiracy, describe } from "abyss-rules/conspiracy";
import { Client } from "boardgame.io/client";
import { Local } from "boardgame.io/multiplayer";

// A fixed seed is for tests; without one, every match gets a new seed.
const game = boardgameOf(conspiracy, {
  options: (players) => ({ players, firstPlayer: 0 }),
  seed: "a seed",
});
const multiplayer = Local();
const join = (playerID: string) => {
  const client = Client({ game, multiplayer, playerID, numPlayers: 2, debug: false });
  client.start();
  const { deal, act } = client.moves;
  return { table: () => client.getState()!, deal: deal!, act: act! };
};
const [ada, bob] = [join("0"), join("1")];

// A match begins when a player deals. Until then there is nothing to see.
console.log(bob.table().G.view);
// null
bob.deal();
for (const event of bob.table().G.events) console.log(describe(event));
// 2 players sit down; Player 1 begins.
// Available: "Choose from the location deck".
// Player 1's turn.

// boardgame.io knows who may move; the view knows the legal actions.
console.log(ada.table().isActive, bob.table().isActive);
// true false
for (const action of conspiracy.legalActions(ada.table().G.view!, 0))
  console.log(JSON.stringify(action));
// {"type":"draw-lords","seat":0,"count":1}
// {"type":"draw-lords","seat":0,"count":2}
// {"type":"draw-lords","seat":0,"count":3}

// A move is an action. Each player gets the events, redacted for that player.
ada.act({ type: "draw-lords", seat: 0, count: 2 });
for (const event of bob.table().G.events) console.log(describe(event));
// Player 1 draws red 2 and green 6.

// A refused move changes nothing. The player's own view gives the reason.
const wrong = { type: "place-lord", seat: 0, lord: "blue-6" } as const;
const refusal = conspiracy.refusal(ada.table().G.view!, wrong);
if (refusal) console.log(describe(refusal));
// Blue 6 is not one of the recruited lords (red 2 and green 6) (CO-4).
