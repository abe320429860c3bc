// The leviathans that the agenda names: one that comes, and one that attacks.
import { type Leviathan, leviathans } from "abyss-rules/leviathan/cards";
import type { FamilyView } from "../../family/table.ts";

const leviathanOf = (entry: object | undefined): Leviathan | undefined =>
  entry && "leviathan" in entry ? leviathans.find((one) => one === entry.leviathan) : undefined;

const nameOf = (entry: object): unknown =>
  "ask" in entry ? entry.ask : "do" in entry ? entry.do : undefined;

/** The leviathan that was drawn and is not at the border yet. */
export const comingIn = ({ agenda }: FamilyView): Leviathan | undefined =>
  leviathanOf(agenda.find((entry) => nameOf(entry) === "place-leviathan"));

/** The leviathan for whose penalty a player chooses allies or a lord. */
export const attackerIn = ({ agenda }: FamilyView): Leviathan | undefined => {
  const open = agenda.at(-1);
  const isPenalty = open && ["lose-allies", "lose-lord"].includes(String(nameOf(open)));
  return isPenalty ? leviathanOf(open) : undefined;
};
