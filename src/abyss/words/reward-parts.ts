import type { Reward } from "../cards/threat.ts";

/** The parts of a reward that are not 0, each in the words of a language. */
export const rewardParts = (
  { keys, pearls, tokens }: Reward,
  phrases: Readonly<Record<keyof Reward, (n: number) => string>>,
): string[] => [
  ...(keys > 0 ? [phrases.keys(keys)] : []),
  ...(pearls > 0 ? [phrases.pearls(pearls)] : []),
  ...(tokens > 0 ? [phrases.tokens(tokens)] : []),
];
