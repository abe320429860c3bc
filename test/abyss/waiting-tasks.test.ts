// Which tasks can wait below a question, on which tables. In Abyss itself most of them never do.
import { expect, test } from "vitest";
import type { Task } from "../../src/abyss/actions.ts";
import { isTaskConsistent } from "../../src/abyss/task-consistency.ts";
import { exploring, prepare, type State } from "./prepare.ts";

const start = prepare({
  court: ["sage", "hermit"],
  nextLords: ["elder", "keeper"],
  seats: [
    { lords: ["slaver"], disabled: ["tamer"] },
    {
      lords: ["jailer"],
      locations: [
        { location: "jail", lords: [] },
        { location: "chasm", lords: [] },
      ],
    },
    {},
  ],
});
const ally = exploring(["crab-1", "monster", "crab-2"], { turn: { buyers: [1] } });
const monster = exploring(["crab-1", "crab-2", "monster"]);
const four = exploring(["crab-1", "crab-1", "crab-2", "crab-2"]);
const full = exploring(["crab-1", "crab-1", "crab-2", "crab-2", "crab-3"]);
const entering: State = {
  ...start,
  agenda: [...start.agenda, { do: "enter", seat: 0, lord: "sage", from: "court" }],
};
const affiliating: State = {
  ...start,
  agenda: [
    ...start.agenda,
    { do: "affiliate", seat: 0, lord: "sage", allies: ["crab-1"], affiliate: "crab-1" },
  ],
};

const receive = (seat: number, location: "jail" | "chasm" | "abyss"): Task => ({
  do: "receive-location",
  seat,
  location,
});
const offer = (price: number, ...to: number[]): Task => ({ do: "offer", seat: 0, price, to });
const affiliate = (one: "crab-1" | "squid-1"): Task => ({
  do: "affiliate",
  seat: 0,
  lord: "sage",
  allies: ["crab-1", "crab-2"],
  affiliate: one,
});
const enter = (lord: "sage" | "elder" | "keeper", from: "court" | "deck"): Task => ({
  do: "enter",
  seat: 0,
  lord,
  from,
});
const power = (lord: "slaver" | "tamer" | "jailer" | "sage"): Task => ({
  do: "power",
  seat: 0,
  lord,
  isReplacement: false,
});

test.each<[string, State, Task, boolean]>([
  ["the rest of a turn", start, { do: "control", seat: 0 }, true],
  ["the rest of another's turn", start, { do: "control", seat: 1 }, false],
  ["the end of the game, which has no seat", start, { do: "end-game" }, true],
  ["AB-65 a location received in another player's turn", start, receive(1, "chasm"), true],
  ["AB-65 a location that somebody else has", start, receive(0, "chasm"), false],
  ["AB-65 a location that nobody has", start, receive(1, "abyss"), false],
  ["AB-65 a location of an unknown seat", start, receive(3, "jail"), false],
  ["AB-10 a card to be revealed on the last space", four, { do: "reveal", seat: 0 }, true],
  ["AB-10 a card to be revealed without a space", full, { do: "reveal", seat: 0 }, false],
  ["AB-12 an offer to opponents", ally, offer(2, 1, 2), true],
  ["AB-12 an offer to nobody", ally, offer(2), true],
  ["AB-12 an offer at another price", ally, offer(1, 1, 2), false],
  ["AB-12 an offer also to the active player", ally, offer(2, 1, 0), false],
  ["AB-12 an offer of nothing", start, offer(1, 1), false],
  ["AB-18 a monster that is offered", monster, offer(1, 1), false],
  ["AB-18 a monster that is offered to nobody", monster, offer(1), true],
  ["AB-30 an ally played that is affiliated", start, affiliate("crab-1"), true],
  ["AB-30 another ally that is affiliated", start, affiliate("squid-1"), false],
  ["AB-31 a lord of the court", start, enter("sage", "court"), true],
  ["AB-31 a lord that is not in the court", start, enter("elder", "court"), false],
  ["AB-55 the lord on top of the deck", start, enter("elder", "deck"), true],
  ["AB-55 a lord further down in the deck", start, enter("keeper", "deck"), false],
  ["AB-55 a lord that is not in the deck", start, enter("sage", "deck"), false],
  ["AB-31 the power of a free lord", start, power("slaver"), true],
  ["AB-31 the power of a disabled lord", start, power("tamer"), false],
  ["AB-31 the power of another's lord", start, power("jailer"), false],
  ["AB-31 the power of a lord that is about to enter", entering, power("sage"), true],
  ["AB-31 the power of another lord than the one about to enter", entering, power("jailer"), false],
  ["AB-31 the power of a lord that does not enter yet", affiliating, power("sage"), false],
])("%s: whether it can wait (%#)", (_, state, task, can) => {
  expect(isTaskConsistent(state, task)).toBe(can);
});
