import { readdirSync, readFileSync } from "node:fs";
import { rowsOf } from "../../test/rules-table.ts";
import { ruleAddress } from "../playground/src/play/games/rule-address.ts";
import type { GeneratedLink } from "./check-site.ts";
import { ROOT } from "./settings.ts";

/** The links of the playground to all rules. */
export const ruleLinks = (): GeneratedLink[] =>
  readdirSync(`${ROOT}docs/rules`)
    .flatMap((file) => rowsOf(readFileSync(`${ROOT}docs/rules/${file}`, "utf8")))
    .map(({ number }) => ({ file: "playground/index.html", target: ruleAddress(number) }));
