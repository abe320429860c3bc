// How close a seat is to its next location (CO-14).
import { type Key, keyOf, type Lord } from "../cards/lords.ts";
import { KEYS_OF_ONE_COLOUR } from "../cards/numbers.ts";

/** The keys of a seat since its last location, and how many of any colours make it take one. */
export interface Keys extends Readonly<Record<Key, number>> {
  readonly ofAny: number;
}

/** The share of each colour among the lords with a key: 20 silver ones, 10 gold ones. */
const shareOf: Readonly<Record<Key, number>> = { silver: 2 / 3, gold: 1 / 3 };

const suffice = ({ silver, gold, ofAny }: Keys): boolean =>
  Math.max(silver, gold) >= KEYS_OF_ONE_COLOUR || silver + gold >= ofAny;

const withKey = (keys: Keys, key: Key): Keys => ({ ...keys, [key]: keys[key] + 1 });

/** How likely the next lord with a key brings a location. */
export const chanceOfNextKey = (keys: Keys): number =>
  (["silver", "gold"] as const)
    .filter((key) => suffice(withKey(keys, key)))
    .reduce((sum, key) => sum + shareOf[key], 0);

/** How many locations the keys of these lords bring, placed one after the other. */
export function locationsFrom(keys: Keys, lords: readonly Lord[]): number {
  let now = keys;
  let locations = 0;
  for (const lord of lords) {
    const key = keyOf(lord);
    if (key === undefined) continue;
    now = withKey(now, key);
    if (!suffice(now)) continue;
    locations += 1;
    now = { ...now, silver: 0, gold: 0 };
  }
  return locations;
}
