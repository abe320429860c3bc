// npm run fonts: writes the typefaces of the playground and their licences.
import { copyFileSync, writeFileSync } from "node:fs";
import { type Face, faces, fileOf, licences, subsetOf } from "./subset.ts";

for (const face of Object.keys(faces) as Face[]) {
  const subset = await subsetOf(face);
  writeFileSync(fileOf(face), subset);
  console.log(`${face}: ${subset.length} bytes`);
}
for (const { kept, original } of licences) copyFileSync(original, kept);
