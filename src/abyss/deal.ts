import { unseen } from "../kernel/components/bags.ts";
import type { Rng } from "../kernel/components/rng.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { WorkingState } from "../kernel/rules/blueprint.ts";
import type { AbyssBlueprint, Top } from "./blueprint.ts";
import type { AnyAlly } from "./cards/allies.ts";
import { STARTING_PEARLS } from "./cards/numbers.ts";
import { KEY_TOKEN_COUNT, monsterTokens } from "./cards/threat.ts";
import type { Options } from "./options.ts";
import type { Play } from "./play.ts";
import type { Draft, PlayerArea, RuleOptions } from "./table.ts";

/** AB-4: how many locations are face up at the beginning. */
export const AVAILABLE_AT_START = 1;

/** The optional rules, with those left out as printed (AB-34, AB-39). */
export const agreedRules = (rules: Options["rules"]): RuleOptions => ({
  superfluousAllies: rules?.superfluousAllies ?? "allowed",
  disabledLords: rules?.disabledLords ?? "influence",
});

const newArea = (hand: readonly AnyAlly[]): PlayerArea<never> => ({
  pearls: STARTING_PEARLS,
  keys: 0,
  hand: [...hand],
  tokens: [],
  affiliated: [],
  lords: [],
  disabled: [],
  locations: [],
});

/** AB-1 to AB-6 */
export const deal =
  (top: Top) =>
  (
    options: Options,
    play: Pick<Play, "rng" | "emit">,
  ): Pick<WorkingState<AbyssBlueprint>, "table" | "agenda"> => {
    const first = options.firstPlayer ?? play.rng.below(options.players);
    const table = layOut(top, options, first, play.rng);
    play.emit({ type: "game-started", players: options.players, first });
    play.emit({ type: "court-filled", lords: [...table.court] });
    play.emit({ type: "locations-made-available", locations: [...table.available] });
    return { table, agenda: [{ do: "turn", seat: first }] };
  };

function layOut(
  { box, lordsAtStart, startingHand }: Top,
  { players, rules }: Options,
  first: Seat,
  rng: Rng,
): Draft {
  const lordDeck = rng.shuffle(box.lords);
  const stack = rng.shuffle(box.locations);
  const seats = Array.from({ length: players }, () => newArea(startingHand));
  return {
    seats,
    turn: { seat: first, buyers: [], used: [], extra: 0 },
    deck: rng.shuffle(
      unseen(
        box.cards,
        seats.flatMap(({ hand }) => hand),
      ),
    ),
    discard: [],
    track: [],
    threat: 1,
    council: { jellyfish: [], crab: [], seahorse: [], shellfish: [], squid: [] },
    court: lordDeck.splice(-lordsAtStart).reverse(),
    lordDeck,
    discardedLords: [],
    available: stack.splice(-AVAILABLE_AT_START),
    stack,
    drawn: [],
    tokens: rng.shuffle(monsterTokens),
    keyTokens: KEY_TOKEN_COUNT,
    lastSeat: null,
    rules: agreedRules(rules),
  };
}
