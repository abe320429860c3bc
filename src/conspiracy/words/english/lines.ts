import type { ConspiracyWords } from "../phrases.ts";
import { conspiracyParts } from "./labels.ts";
import { colour } from "./nouns.ts";

export const conspiracyLines: ConspiracyWords["lines"] = {
  lords: ({ source }, { name }) => name(source),
  locations: ({ source }, { name }) => name(source),
  coalition: ({ source }) => `largest group of ${colour(source)} lords`,
  pearlMaster: () => conspiracyParts.pearlMaster,
};
