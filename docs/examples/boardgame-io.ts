// Two players of boardgame.io, in one process. On a server it is the same game: `Server({ games: [game] })`.
import { boardgameOf } from "abyss-rules/boardgame.io";
import { conspiracy, describe } from "abyss-rules/conspiracy";
import { Client } from "boardgame.io/client";
import { Local } from "boardgame.io/multiplayer";

// A seed of your own is for tests; without one, each match is dealt anew.
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

// A match begins when somebody deals. Before that there is nothing to see.
console.log(bob.table().G.view);
// null
bob.deal();
for (const event of bob.table().G.events) console.log(describe(event));
// 2 players sit down; Player 1 begins.
// Available: "Choose from the location deck".
// Player 1's turn.

// Who may move is told by boardgame.io; what may be done, by the view.
console.log(ada.table().isActive, bob.table().isActive);
// true false
for (const action of conspiracy.legalActions(ada.table().G.view!, 0))
  console.log(JSON.stringify(action));
// {"type":"draw-lords","seat":0,"count":1}
// {"type":"draw-lords","seat":0,"count":2}
// {"type":"draw-lords","seat":0,"count":3}

// A move is an action. Everybody sees what it led to, as far as they may.
ada.act({ type: "draw-lords", seat: 0, count: 2 });
for (const event of bob.table().G.events) console.log(describe(event));
// Player 1 draws red 2 and green 6.

// What is refused changes nothing. The own view says why.
const wrong = { type: "place-lord", seat: 0, lord: "blue-6" } as const;
const refusal = conspiracy.refusal(ada.table().G.view!, wrong);
if (refusal) console.log(describe(refusal));
// Blue 6 is not among the lords recruited (red 2 and green 6) (CO-4).
