/** What a fight earns: key tokens, pearls and monster tokens. */
export interface Reward {
  readonly keys: number;
  readonly pearls: number;
  readonly tokens: number;
}

/** The value of a monster token. */
export type Token = 2 | 3 | 4;

/** AB-5: how many monster tokens there are of each value. */
export const tokenCopies: Readonly<Record<Token, number>> = { 2: 9, 3: 9, 4: 2 };

/** The values of monster tokens. */
export const tokenValues: readonly Token[] = [2, 3, 4];

/** All 20 monster tokens. */
export const monsterTokens: readonly Token[] = tokenValues.flatMap((value) =>
  Array.from({ length: tokenCopies[value] }, () => value),
);

/** AB-6: key tokens of the game. */
export const KEY_TOKENS = 10;

/** AB-19: the last space of the threat track. */
export const LAST_THREAT = 6;

const reward = (keys: number, pearls: number, tokens: number): Reward => ({ keys, pearls, tokens });

/** AB-22: the rewards to choose from, by threat space; those of space 1 come first. */
const rewards: readonly (readonly Reward[])[] = [
  [reward(0, 1, 0), reward(0, 0, 1)],
  [reward(0, 2, 0), reward(0, 1, 1), reward(0, 0, 2)],
  [reward(1, 0, 0)],
  [reward(1, 1, 0), reward(1, 0, 1)],
  [reward(1, 2, 0), reward(1, 1, 1), reward(1, 0, 2)],
  [reward(2, 0, 0)],
];

/** AB-22: the rewards of a threat space, 1 to 6. */
export const rewardsOf = (space: number): readonly Reward[] => rewards[space - 1]!;
