// Makes the subsets of the typefaces. Their sources are development dependencies; the results are in the repository.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { characters } from "./characters.ts";

/** Each file of the playground's fonts, and what it is made from. */
export const faces = {
  "alegreya-sans-500": "alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf",
  "alegreya-sans-800": "alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf",
  "grenze-600": "grenze/600SemiBold/Grenze_600SemiBold.ttf",
} as const;

export type Face = keyof typeof faces;

const sourceOf = createRequire(import.meta.url).resolve;
const folder = new URL("../../docs/playground/src/style/fonts/", import.meta.url);

/** The file of a face in the repository. */
export const fileOf = (face: Face): string => fileURLToPath(new URL(`${face}.woff2`, folder));

/** The file of a family's licence in the repository, and that of its package. */
export const licences = (["alegreya-sans", "grenze"] as const).map((family) => ({
  kept: fileURLToPath(new URL(`${family}.licence.txt`, folder)),
  original: sourceOf(`@expo-google-fonts/${family}/LICENSE_FONT`),
}));

/** Copyright, licence and its address stay in the name table of the font. */
const LEGAL_NAMES = [0, 13, 14];

/** A face with the characters and features that the playground uses. */
export const subsetOf = (face: Face): Promise<Buffer> =>
  subsetFont(readFileSync(sourceOf(`@expo-google-fonts/${faces[face]}`)), characters, {
    targetFormat: "woff2",
    // Kerning, accents, and figures of one height or one width.
    keepFeatures: ["kern", "mark", "ccmp", "locl", "lnum", "tnum"],
    preserveNameIds: LEGAL_NAMES,
    noHinting: true,
  });
