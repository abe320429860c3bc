// Converts the choices of the set-up to the options of each game.
import type * as abyss from "abyss-rules/abyss";
import type * as conspiracy from "abyss-rules/conspiracy";
import type * as solo from "abyss-rules/conspiracy-solo";
import type { Chosen } from "./game-entry.ts";

/** The chosen first player, if there is such a seat. */
const begins = ({ players, firstPlayer }: Chosen) =>
  firstPlayer !== undefined && firstPlayer < players ? { firstPlayer } : {};

/** Abyss and its layers: AB-34, AB-39. */
export const abyssOptions = (chosen: Chosen): abyss.Options => ({
  players: chosen.players,
  ...begins(chosen),
  rules: {
    superfluousAllies: chosen.agreed.includes("onlyNeededAllies") ? "forbidden" : "allowed",
    disabledLords: chosen.agreed.includes("disabledLordsCount") ? "all" : "influence",
  },
});

/** Conspiracy: CO-36. */
export const conspiracyOptions = (chosen: Chosen): conspiracy.Options => ({
  players: chosen.players,
  ...begins(chosen),
  bonusLocations: chosen.agreed.includes("bonusLocations"),
});

/** Solo Conspiracy, where the second side is the opponent: CO-36, CO-39, CO-41. */
export const soloOptions = ({ firstPlayer, opponent, agreed }: Chosen): solo.Options => ({
  firstPlayer: firstPlayer === 1 ? 1 : 0,
  ...(opponent && { opponent }),
  bonusLocations: agreed.includes("bonusLocations"),
});
