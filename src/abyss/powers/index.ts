import { type Lord, lordCard } from "../cards/lords.ts";
import { gainPearls } from "../transfers.ts";
import type { TaskOf } from "../blueprint.ts";
import { bringLocation } from "./ambassadors.ts";
import { apprentice, illusionist, invoker } from "./mages.ts";
import { corruptor, schemer, traitor } from "./politicians.ts";
import type { Power } from "./power.ts";
import { assassin, commander, hunter, jailer, seeker } from "./soldiers.ts";

/** Powers that are more than a number. */
const oddPowers: Readonly<Partial<Record<Lord, Power>>> = {
  jailer,
  seeker,
  assassin,
  commander,
  hunter,
  invoker,
  apprentice,
  illusionist,
  corruptor,
  traitor,
  schemer,
};

/** AB-31, AB-32: what a lord does when it has entered, however it came. */
export const power: TaskOf<"power"> = (table, { seat, lord }, play) => {
  const { entering } = lordCard(lord);
  if (entering?.kind === "pearls") gainPearls(table, seat, entering.pearls, lord, play); // AB-44
  if (entering?.kind === "locations") bringLocation(table, seat, lord, entering.draw, play); // AB-57
  oddPowers[lord]?.(table, seat, play);
};
