// Checks the package as it would be published. Needs a build: `npm run build` first.
// With `--tarball abyss-rules-1.2.3.tgz` it checks that file.
import { parseArgs } from "node:util";
import { checkBrowser } from "./browser.ts";
import { checkCommand } from "./command.ts";
import { checkExamples } from "./examples.ts";
import { checkExports } from "./exports.ts";
import { checkJsonSchemas } from "./json-schemas.ts";
import { checkLinks } from "./links.ts";
import { checkPages } from "./pages.ts";
import { checkReach } from "./reach.ts";
import { checkSentences } from "./sentences.ts";
import { checkSize } from "./size.ts";
import { lintTarball, unpack } from "./tarball.ts";
import { printTypeTime } from "./type-time.ts";
import { checkTypes } from "./types.ts";

const checks = [
  checkExports,
  checkSize,
  checkPages,
  checkSentences,
  checkReach,
  checkTypes,
  printTypeTime,
  checkJsonSchemas,
  checkLinks,
  checkBrowser,
  checkExamples,
  checkCommand,
];

const { values } = parseArgs({
  options: { tarball: { type: "string" }, "write-sizes": { type: "boolean" } },
});
const unpacked = unpack(values.tarball);
const problems = lintTarball(unpacked);
// Without a correct exports map, the code cannot be bundled either.
if (problems.length === 0) {
  for (const check of checks) {
    problems.push(...(await check(unpacked).catch((error: Error) => [error.message])));
  }
}

for (const problem of problems) console.error(`error: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log("The package is ready to be published.");
