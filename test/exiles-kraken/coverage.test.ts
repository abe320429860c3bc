import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { cheap } from "../exiles/prepare.ts";
import { arranged, playOn, tally } from "../kraken/occurrence.ts";
import { testAllOccur } from "../occurrence/tally.ts";

// All games begin anew, with cheap exiles, so that these come into play with what Kraken adds.
testAllOccur(tally, { mostGames: 60, mostSteps: 260 }, (game, picks) => {
  const options = { players: 2 + (game % 3), ...(game % 2 === 0 ? { catalogue: cheap } : {}) };
  const { state } = exilesKraken.setup(options, `coverage ${game}`);
  playOn(exilesKraken, arranged(state), picks);
});
