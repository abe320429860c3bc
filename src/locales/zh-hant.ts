/**
 * Chinese texts of all games, in traditional characters.
 *
 * @example
 * ```ts
 * import { describe } from "abyss-rules/abyss";
 * import { zhHant } from "abyss-rules/locales/zh-hant";
 *
 * describe({ type: "turn-started", seat: 0 }, { locale: zhHant, names: ["小明"] }); // "小明的回合。"
 * ```
 * @packageDocumentation
 */
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Locale } from "./locale.ts";
import { abyss } from "./zh-hant/abyss/index.ts";
import { conspiracy } from "./zh-hant/conspiracy/index.ts";
import { conspiracySolo } from "./zh-hant/conspiracy-solo.ts";
import { exiles } from "./zh-hant/exiles.ts";
import { host } from "./zh-hant/host.ts";
import { kraken } from "./zh-hant/kraken/index.ts";
import { language } from "./zh-hant/language.ts";
import { leviathan } from "./zh-hant/leviathan/index.ts";

export type { Locale } from "./locale.ts";

/** Chinese, in traditional characters. */
export const zhHant: Locale = /* @__PURE__ */ deepFreeze({
  ...language,
  abyss,
  exiles,
  kraken,
  leviathan,
  conspiracy,
  conspiracySolo,
  host,
});
