import type { Reward } from "../cards/threat.ts";

/** The parts of a reward that are there, each in the words of a language. */
export const rewardParts = (
  { keys, pearls, tokens }: Reward,
  tell: Readonly<Record<keyof Reward, (n: number) => string>>,
): string[] => [
  ...(keys > 0 ? [tell.keys(keys)] : []),
  ...(pearls > 0 ? [tell.pearls(pearls)] : []),
  ...(tokens > 0 ? [tell.tokens(tokens)] : []),
];
