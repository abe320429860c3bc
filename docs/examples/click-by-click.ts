import { playout, rngFrom } from "abyss-rules";
import { abyss, describe } from "abyss-rules/abyss";

// A game in which seat 0 has an ally in hand and is about to act.
let { state } = abyss.setup({ players: 2, firstPlayer: 0 }, "clicks");
const chance = rngFrom("clicks");
while (abyss.decision(state)?.ask !== "act" || state.table.seats[0]!.hand.length < 3) {
  const [asked] = abyss.deciders(state);
  const result = abyss.apply(state, abyss.draw(state, asked!, chance));
  if (result.ok) state = result.state;
}
const [seat] = abyss.deciders(state);
const view = abyss.view(state, seat!);

// What can be clicked? The kinds of action, then what each of them needs, in any order.
console.log(abyss.kinds(view, seat!));
// [ 'explore', 'request-support', 'recruit' ]
const recruiting = abyss.choices(view, seat!, { type: "recruit" });
console.log(recruiting?.next.lord);
// [ 'reaper' ]
const [lord] = recruiting?.next.lord ?? [];
const paying = abyss.choices(view, seat!, { type: "recruit", lord: lord! });
console.log(paying?.next.allies);
// [ 'jellyfish-1', 'seahorse-3', 'seahorse-5' ]
if (paying?.missing) console.log(describe(paying.missing));
// Wrong number of races: has 0, needs 2 (AB-27).

// How many ways are there to pay for it? Nothing is listed.
console.log(abyss.count(view, seat!, { type: "recruit", lord: lord! }));
// 2

// Bots: a world that looks like the view, played to its end by chance.
console.log(playout(abyss.simulate(abyss.imagine(view, "world 1")), rngFrom("dice")));
// [ 78, 68 ]
