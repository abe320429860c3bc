import type { Opponent } from "./opponents.ts";

/** English names of the opponents. */
export const opponentNames: Readonly<Record<Opponent, string>> = {
  farmer: "Farmer",
  soldier: "Soldier",
  merchant: "Merchant",
  politician: "Politician",
  mage: "Mage",
};
