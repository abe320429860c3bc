import { playout, rngFrom } from "abyss-rules";
import { abyss, describe } from "abyss-rules/abyss";

// Play by chance until somebody can recruit.
let { state } = abyss.setup({ players: 2 }, "a seed");
const chance = rngFrom("dice");
const asked = () => abyss.deciders(state)[0]!;
while (!abyss.actionTypes(state, asked()).includes("recruit")) {
  const result = abyss.apply(state, abyss.randomAction(state, asked(), chance));
  if (result.ok) state = result.state;
}
const seat = asked();
const view = abyss.view(state, seat);

// What can be clicked? The kinds of action, then what each of them needs, in any order.
console.log(abyss.actionTypes(view, seat));
// [ 'explore', 'recruit' ]
const recruiting = abyss.choices(view, seat, { type: "recruit" });
console.log(recruiting?.next.lord);
// [ 'apprentice' ]
const lord = recruiting!.next.lord![0]!;
const paying = abyss.choices(view, seat, { type: "recruit", lord });
console.log(paying?.next.allies);
// [ 'jellyfish-1', 'seahorse-2', 'squid-2' ]
if (paying?.missing) console.log(describe(paying.missing));
// Wrong number of races: has 0, needs 3 (AB-27).

// How many ways are there to pay for it? Nothing is listed.
console.log(abyss.countActions(view, seat, { type: "recruit", lord }));
// 1

// Bots: a world that looks like the view, played to its end by chance.
console.log(playout(abyss.simulate(abyss.sampleState(view, "world 1")), rngFrom("dice")));
// [ 84, 66 ]
