import { playout, rngFrom } from "abyss-rules";
import { abyss, describe } from "abyss-rules/abyss";

// Play random actions until a player can recruit.
let { state } = abyss.setup({ players: 2 }, "a seed");
const rng = rngFrom("dice");
const decider = () => abyss.deciders(state)[0]!;
while (!abyss.actionTypes(state, decider()).includes("recruit")) {
  const result = abyss.reduce(state, abyss.randomAction(state, decider(), rng));
  if (result.ok) state = result.state;
}
const seat = decider();
const view = abyss.view(state, seat);

// What can be clicked? First the types of action, then the fields of one, in any order.
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

// Why can the other lords not be recruited? The reason of the completion that lacks least.
for (const other of view.table.court) {
  const refusal = abyss.refusal(view, { type: "recruit", seat, lord: other });
  if (refusal) console.log(other, describe(refusal));
  // sage Wrong number of races: has 3, needs 5 (AB-27).
  // jailer A crab must be among the allies (AB-27).
  // hunter A crab must be among the allies (AB-27).
  // schemer Too few pearls: has 1, needs 3 (AB-28).
  // miller Too few pearls: has 1, needs 4 (AB-28).
}

// The number of ways to pay for it, counted without listing them.
console.log(abyss.countActions(view, seat, { type: "recruit", lord }));
// 1

// For bots: a full state sampled from the view, played out at random.
console.log(playout(abyss.simulate(abyss.sampleState(view, "sample 1")), rngFrom("dice")));
// [ 65, 81 ]
