import type { Options as AbyssOptions } from "../abyss/options.ts";
import type { ExileCard } from "./cards/catalogue.ts";

/** The options of set-up: those of Abyss, and the exile cards. */
export interface Options extends AbyssOptions {
  /** The exile cards; if left out, those in the box: the ten of `defaultCatalogue`, and those of layers. */
  readonly catalogue?: readonly ExileCard[];
}
