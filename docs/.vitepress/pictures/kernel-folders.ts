// The folders of the kernel, and what each may import.
import {
  allowedImports,
  directImports,
  exceptions,
  type Imports,
  rowsOf,
} from "./allowed-imports.ts";
import { picture, text } from "./drawing.ts";
import { arrowsOf, folderBox, placesOf } from "./folder-boxes.ts";

const about: Readonly<Record<string, string>> = {
  api: "the functions of a game, define",
  tools: "replays, saves, positions",
  contract: "what a game is; its engine; trust",
  agenda: "questions, answers, what follows",
  schemas: "what data must look like (zod)",
  rules: "tables of rules, layers, stacks",
  words: "texts of events, refusals, cards",
  score: "points, score sheets, ranks",
  components: "decks, bags, seats, randomness",
  validation: "problems, refusals, suggestions",
  data: "plain JSON: limits, copies, digests",
};

const [WIDTH, LEFT, TOP, STEP] = [820, 36, 24, 92];

/** A sentence for each folder that may not import all that its arrows reach. */
const exceptionsOf = (imports: Imports): string[] =>
  [...exceptions(imports)].flatMap(([folder, others]) =>
    others.length > 0 ? [`${folder} may not import ${others.join(" or ")}`] : [],
  );

/** The picture of the page on the architecture. */
export function kernelPicture(): string {
  const imports = allowedImports("src/kernel/");
  const rows = rowsOf(imports);
  const direct = directImports(imports);
  const area = {
    x: LEFT,
    y: TOP,
    width: WIDTH - 2 * LEFT,
    height: 56,
    gap: 60,
    most: 250,
    step: STEP,
  };
  const places = placesOf(rows, direct, area);
  const bottom = TOP + rows.length * STEP;
  const notes = [
    "An arrow leads to what a folder imports. It may also import everything that its arrows reach, except:",
    `${exceptionsOf(imports).join("; ")}.`,
  ];
  const unimported = [...imports.keys()].filter(
    (folder) => ![...imports.values()].some((others) => others.includes(folder)),
  );
  notes.push(`No folder of the kernel imports ${unimported.join(", ")}.`);
  const boxes = [...places].map(([name, place]) => {
    if (about[name] === undefined) throw new Error(`The picture needs to say what ${name} is for.`);
    return folderBox(name, place, about[name]);
  });
  const caption = {
    title: "The folders of src/kernel",
    description: "Folders with arrows from each to those that it imports.",
  };
  return picture(WIDTH, bottom + 72, caption, [
    ...arrowsOf(direct, places),
    ...boxes,
    ...notes.map((note, i) => text(LEFT, bottom + 8 + 22 * i, note, "note")),
  ]);
}
