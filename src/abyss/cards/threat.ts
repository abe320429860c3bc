import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** What a fight earns: key tokens, pearls and monster tokens. */
export interface Reward {
  readonly keys: number;
  readonly pearls: number;
  readonly tokens: number;
}

/** The value of a monster token. */
export type Token = 2 | 3 | 4;

/** AB-5: how many monster tokens there are of each value. */
export const tokenCopies: Readonly<Record<Token, number>> = /* @__PURE__ */ deepFreeze({
  2: 9,
  3: 9,
  4: 2,
});

/** The values of monster tokens. */
export const tokenValues: readonly Token[] = /* @__PURE__ */ deepFreeze([2, 3, 4]);

/** All 20 monster tokens. */
export const monsterTokens: readonly Token[] = /* @__PURE__ */ deepFreeze(
  tokenValues.flatMap((value) => Array.from({ length: tokenCopies[value] }, () => value)),
);

/** AB-6: key tokens of the game. */
export const KEY_TOKEN_COUNT = 10;

/** AB-19: the last space of the threat track. */
export const LAST_THREAT_SPACE = 6;

const reward = (won: Partial<Reward>): Reward => ({ keys: 0, pearls: 0, tokens: 0, ...won });

/** AB-22: the rewards to choose from, by threat space; those of space 1 come first. */
const rewards: readonly (readonly Reward[])[] = /* @__PURE__ */ deepFreeze([
  [reward({ pearls: 1 }), reward({ tokens: 1 })],
  [reward({ pearls: 2 }), reward({ pearls: 1, tokens: 1 }), reward({ tokens: 2 })],
  [reward({ keys: 1 })],
  [reward({ keys: 1, pearls: 1 }), reward({ keys: 1, tokens: 1 })],
  [
    reward({ keys: 1, pearls: 2 }),
    reward({ keys: 1, pearls: 1, tokens: 1 }),
    reward({ keys: 1, tokens: 2 }),
  ],
  [reward({ keys: 2 })],
]);

/** AB-22: the rewards of a threat space, 1 to 6. */
export const rewardsOf = (space: number): readonly Reward[] => rewards[space - 1]!;
