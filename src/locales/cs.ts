/**
 * Czech texts of all games.
 *
 * @example
 * ```ts
 * import { describe } from "abyss-rules/abyss";
 * import { cs } from "abyss-rules/locales/cs";
 *
 * describe({ type: "turn-started", seat: 0 }, { locale: cs, names: ["Eva"] }); // "Na tahu: Eva."
 * ```
 * @packageDocumentation
 */
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { abyss } from "./cs/abyss/index.ts";
import { conspiracy } from "./cs/conspiracy/index.ts";
import { conspiracySolo } from "./cs/conspiracy-solo.ts";
import { exiles } from "./cs/exiles.ts";
import { host } from "./cs/host.ts";
import { kraken } from "./cs/kraken/index.ts";
import { language } from "./cs/language.ts";
import { leviathan } from "./cs/leviathan/index.ts";
import type { Locale } from "./locale.ts";

export type { Locale } from "./locale.ts";

/** Czech. */
export const cs: Locale = /* @__PURE__ */ deepFreeze({
  ...language,
  abyss,
  exiles,
  kraken,
  leviathan,
  conspiracy,
  conspiracySolo,
  host,
});
