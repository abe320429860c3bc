import type { AbyssWords } from "../phrases.ts";

export const abyssLines: AbyssWords["lines"] = {
  locations: ({ source }, { name }) => name(source),
  lords: ({ source }, { name }) => name(source),
  allies: ({ source }, { name }) => name(source),
  monsters: () => "monster tokens",
};
