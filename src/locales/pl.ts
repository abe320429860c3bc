/**
 * Polish texts of all games.
 *
 * @example
 * ```ts
 * import { describe } from "abyss-rules/abyss";
 * import { pl } from "abyss-rules/locales/pl";
 *
 * describe({ type: "turn-started", seat: 0 }, { locale: pl, names: ["Ania"] }); // "Tura: Ania."
 * ```
 * @packageDocumentation
 */
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Locale } from "./locale.ts";
import { abyss } from "./pl/abyss/index.ts";
import { conspiracy } from "./pl/conspiracy/index.ts";
import { conspiracySolo } from "./pl/conspiracy-solo.ts";
import { exiles } from "./pl/exiles.ts";
import { host } from "./pl/host.ts";
import { kraken } from "./pl/kraken/index.ts";
import { language } from "./pl/language.ts";
import { leviathan } from "./pl/leviathan/index.ts";

export type { Locale } from "./locale.ts";

/** Polish. */
export const pl: Locale = /* @__PURE__ */ deepFreeze({
  ...language,
  abyss,
  exiles,
  kraken,
  leviathan,
  conspiracy,
  conspiracySolo,
  host,
});
