import { readdirSync, readFileSync } from "node:fs";
import { rowsOf } from "../../test/rules-table.ts";
import { ruleAddress } from "../playground/src/play/rule-address.ts";
import type { MadeLink } from "./check-site.ts";
import { ROOT } from "./settings.ts";

/** The links of the playground to all rules that there are. */
export const ruleLinks = (): MadeLink[] =>
  readdirSync(`${ROOT}docs/rules`)
    .flatMap((file) => rowsOf(readFileSync(`${ROOT}docs/rules/${file}`, "utf8")))
    .map(({ number }) => ({ file: "playground/index.html", target: ruleAddress(number) }));
