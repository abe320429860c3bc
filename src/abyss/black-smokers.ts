import { isKnown, removeOne } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { MoveOf, TaskOf } from "./blueprint.ts";
import { refusalOf } from "./refusals.ts";

/** AB-65: the one location with an immediate effect; its owner alone looks through the stack. */
export const receiveLocation: TaskOf<"receive-location"> = (table, { seat, location }, play) => {
  if (location !== "black-smokers" || table.stack.length === 0) return;
  play.emit({ type: "stack-searched", seat, locations: [...table.stack] });
  play.revealTo([seat]);
  play.next({ ask: "switch-location", seats: [seat] });
};

/** AB-65 */
export const switchLocation: MoveOf<"switch-location", "switch-location"> = {
  *options(table, seat) {
    for (const location of table.stack.filter(isKnown))
      yield { type: "switch-location", seat, location };
  },
  refuse: (table, { location }) =>
    table.stack.includes(location)
      ? undefined
      : refusalOf("location-not-on-offer", "AB-65", { location, from: "stack" }),
  perform(table, { seat, location }, play) {
    const held = areaOf(table, seat).locations.find((one) => one.location === "black-smokers")!;
    held.location = location;
    removeOne(table.stack, location);
    table.stack = play.rng.shuffle([...table.stack, "black-smokers"]);
    play.emit({ type: "location-switched", seat, location });
    play.next({ do: "receive-location", seat, location });
  },
};

/** AB-65, AB-77. Ruling: a player who has looked through the stack must not know its order afterwards. */
export const declineSwitch: MoveOf<"decline", "switch-location">["perform"] = (
  table,
  _action,
  play,
) => {
  table.stack = play.rng.shuffle(table.stack);
};
