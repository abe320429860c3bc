import type { AbyssWords } from "../phrases.ts";
import { abyssParts } from "./labels.ts";

export const abyssLines: AbyssWords["lines"] = {
  locations: ({ source, copied }, { name }) =>
    copied === undefined ? name(source) : `${name(source)} (as ${name(copied)})`,
  lords: ({ source }, { name }) => name(source),
  allies: ({ source }, { name }) => name(source),
  monsters: () => abyssParts.tokens,
};
