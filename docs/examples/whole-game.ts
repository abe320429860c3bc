import { abyss } from "abyss-rules/abyss";
import { match, random } from "abyss-rules/bots";

// A whole game between three bots. Every step is a result of `reduce`.
let { state } = abyss.setup({ players: 3 }, "a seed");
const bots = [random(abyss), random(abyss), random(abyss)];
for await (const step of match(abyss, { players: 3 }, "a seed", bots)) state = step.state;
console.log(abyss.totals(state), abyss.standings(state).winners);
// [ 39, 66, 54 ] [ 1 ]
