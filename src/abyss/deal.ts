import type { Rng } from "../kernel/rng.ts";
import type { Seat } from "../kernel/types.ts";
import type { Task } from "./actions.ts";
import { explorationDeck } from "./cards/allies.ts";
import { locations } from "./cards/locations.ts";
import { lords } from "./cards/lords.ts";
import { KEY_TOKENS, monsterTokens } from "./cards/threat.ts";
import { COURT_SPACES } from "./court.ts";
import type { Play } from "./blueprint.ts";
import type { Draft, PlayerArea, RuleOptions } from "./table.ts";

/** What can be chosen before the game. */
export interface Options {
  /** 2 to 4. */
  readonly players: number;
  /** Who begins; if left out, chance decides. */
  readonly firstPlayer?: Seat;
  /** Rules that a table may agree on; what is left out is as printed. */
  readonly rules?: Readonly<Partial<RuleOptions>>;
}

/** AB-6 */
const STARTING_PEARLS = 1;

const newArea = (): PlayerArea<never> => ({
  pearls: STARTING_PEARLS,
  keys: 0,
  hand: [],
  tokens: [],
  affiliated: [],
  lords: [],
  disabled: [],
  locations: [],
});

/** AB-1 to AB-6 */
export function deal(
  options: Options,
  play: Pick<Play, "rng" | "emit">,
  lordsInCourt = COURT_SPACES,
): { table: Draft; agenda: Task[] } {
  const first = options.firstPlayer ?? play.rng.below(options.players);
  const table = layOut(options, first, lordsInCourt, play.rng);
  play.emit({ type: "game-started", players: options.players, first });
  play.emit({ type: "court-filled", lords: [...table.court] });
  play.emit({ type: "locations-made-available", locations: [...table.available] });
  return { table, agenda: [{ do: "turn", seat: first }] };
}

function layOut({ players, rules }: Options, first: Seat, lordsInCourt: number, rng: Rng): Draft {
  const lordDeck = rng.shuffle(lords);
  const stack = rng.shuffle(locations);
  return {
    seats: Array.from({ length: players }, newArea),
    turn: { seat: first, buyers: [], used: [], extra: 0 },
    deck: rng.shuffle(explorationDeck),
    discard: [],
    track: [],
    threat: 1,
    council: { jellyfish: [], crab: [], seahorse: [], shellfish: [], squid: [] },
    court: lordDeck.splice(-lordsInCourt).reverse(),
    lordDeck,
    discardedLords: [],
    available: stack.splice(-1),
    stack,
    drawn: [],
    tokens: rng.shuffle(monsterTokens),
    keyTokens: KEY_TOKENS,
    lastSeat: null,
    rules: { superfluousAllies: rules?.superfluousAllies ?? "allowed" },
  };
}
