import type { Seat } from "../kernel/data/types.ts";
import {
  anyName,
  byCode,
  type Covers,
  integer,
  listOf,
  oneOf,
  type SchemaPart,
} from "../kernel/schemas/schema.ts";
import type { AnyAlly, Race } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Reward } from "./cards/threat.ts";
import type { RuleRefusal } from "./refusals.ts";

/** The schemas of the components that refusals name. */
interface RefusalParts {
  readonly seat: SchemaPart<Seat>;
  readonly race: SchemaPart<Race>;
  readonly ally: SchemaPart<AnyAlly>;
  readonly lord: SchemaPart<AnyLord>;
  readonly lords: SchemaPart<AnyLord[]>;
  readonly location: SchemaPart<AnyLocation>;
  readonly reward: SchemaPart<Reward>;
}

/** More than any space of the threat track offers (AB-22). */
const MOST_REWARDS = 10;

const figures = { has: integer, needs: integer };

/** The schemas of the refusals of Abyss. */
export const refusals = ({ seat, race, ally, lord, lords, location, reward }: RefusalParts) =>
  byCode({
    "too-few-pearls": figures,
    "court-full": { spaces: integer },
    "lord-deck-empty": {},
    "lord-not-in-court": { lord, court: lords },
    "nothing-to-reveal": {},
    "track-full": { spaces: integer },
    "monster-revealed": {},
    "no-monster-revealed": {},
    "reward-not-on-offer": { reward, rewards: listOf(reward, MOST_REWARDS) },
    "too-few-monster-tokens": figures,
    "wrong-number-of-stacks": figures,
    "stack-named-twice": { stack: race },
    "stack-empty": { stack: race },
    "ally-not-in-hand": { ally },
    "wrong-number-of-allies": figures,
    "wrong-number-of-races": figures,
    "required-race-missing": { race },
    "superfluous-ally": { ally },
    "ally-not-played": { ally },
    "not-the-lowest-ally": { ally, lowest: integer },
    "power-not-working": { lord },
    "power-used-this-turn": { lord },
    "not-a-free-lord": { lord, of: seat },
    "not-another-lord": { lord },
    "wrong-replacement": { by: lord },
    "not-an-opponent": { from: integer },
    "protected-by-shaman": { seat },
    "no-monster-tokens": { seat },
    "not-to-be-declined": { ask: anyName },
    "location-not-owned": { location },
    "location-not-on-offer": { location, from: oneOf(["available", "drawn", "stack"]) },
    "wrong-count": { count: integer, max: integer, has: integer },
    "lord-has-no-key": { lord },
    "lord-named-twice": { lord },
    "too-few-key-tokens": figures,
    "wrong-number-of-keys": figures,
    "not-the-ambassadors-keys": { lord },
  });

true satisfies Covers<ReturnType<typeof refusals>, RuleRefusal, "code">;
