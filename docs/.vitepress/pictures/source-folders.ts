// The folders of src: the games on each other, and what serves all of them.
import {
  allowedImports,
  directImports,
  foldersOfSource,
  type Imports,
  rowsOf,
} from "./allowed-imports.ts";
import { frame, line, picture, text } from "./drawing.ts";
import { arrowsOf, folderBox, type Place, placesOf } from "./folder-boxes.ts";

const [WIDTH, LEFT, HEIGHT, STEP, GAP] = [1000, 30, 52, 88, 14];
const [FRAME_TOP, FRAME_WIDTH, COLUMN] = [112, 696, 146];

/** The folders that are not drawn as games in rows. */
const APART = ["kernel", "cli", "games", "locales"];

/** Connected games: those that import each other, directly or not. */
function familiesOf(games: Imports): readonly Imports[] {
  const roots = [...games].filter(([, others]) => others.length === 0).map(([game]) => game);
  const rootOf = (game: string): string =>
    roots.find((root) => root === game || games.get(game)?.includes(root)) ?? game;
  return roots.map((root) => new Map([...games].filter(([game]) => rootOf(game) === root)));
}

/** The picture of the page on the architecture. */
export function sourcePicture(): string {
  const all = allowedImports("src/");
  // A game may import bots in its own folder of bots only, which is how the rules know games from the rest.
  const isGame = (folder: string) => all.get(folder)?.includes("bots") ?? false;
  const games: Imports = new Map(
    [...all]
      .filter(([folder]) => isGame(folder))
      .map(([folder, others]) => [folder, others.filter(isGame)]),
  );
  const families = familiesOf(games);
  const widest = families.map((family) => Math.max(...rowsOf(family).map((row) => row.length)));
  const most = Math.max(...families.map((family) => rowsOf(family).length));
  const bottom = FRAME_TOP + 30 + (most - 1) * STEP + HEIGHT;
  let x = LEFT + 20;
  const parts: string[] = [];
  const starts: number[] = [];
  for (const [i, family] of families.entries()) {
    const rows = rowsOf(family);
    const width = Math.max(160, widest[i]! * COLUMN + (widest[i]! - 1) * GAP);
    const area = {
      x,
      y: bottom - HEIGHT - (rows.length - 1) * STEP,
      width,
      height: HEIGHT,
      gap: GAP,
      step: STEP,
    };
    const direct = directImports(family);
    const places = placesOf(rows, direct, area);
    parts.push(...arrowsOf(direct, places));
    parts.push(...[...places].map(([name, place]) => folderBox(name, place)));
    starts.push(x + width / 2);
    x += width + 28;
  }
  const frameBottom = bottom + 18;
  const kernel: Place = { x: LEFT, y: frameBottom + 38, width: WIDTH - 2 * LEFT, height: 62 };
  const right = LEFT + FRAME_WIDTH + 34;
  const column = WIDTH - LEFT - right;
  const locales: Place = { x: right, y: FRAME_TOP, width: column, height: 62 };
  const listed: Place = { x: x - 28 - 160, y: FRAME_TOP + 46, width: 160, height: 52 };
  const general = foldersOfSource().filter((one) => !APART.includes(one) && !isGame(one));
  const names = [`${general.slice(0, 3).join(", ")},`, `${general.slice(3).join(", ")}, index.ts`];
  const serving: Place = { x: right, y: bottom - 144 + 18, width: column, height: 144 };
  const unlike = general.filter((folder) => all.get(folder)?.join() !== "kernel");
  if (unlike.length > 0) throw new Error(`More than the kernel is imported by ${unlike.join()}.`);
  const down = (from: number, y: number) => line(`M${from} ${y} V${kernel.y - 2}`);
  const notes: readonly (readonly ["" | "some", string])[] = [
    ["", "imports it, and may import everything that its arrows reach"],
    ["some", "imports only words/ and cards/ of the games"],
  ];
  const caption = {
    title: "The folders of src",
    description: "Folders with arrows from each to those that it imports.",
  };
  const servingMiddle = serving.x + serving.width / 2;
  return picture(WIDTH, kernel.y + 156, caption, [
    folderBox(
      "cli",
      { x: LEFT, y: 24, width: WIDTH - 2 * LEFT, height: 62 },
      "imports anything; nothing imports it",
    ),
    frame(LEFT, FRAME_TOP, FRAME_WIDTH, frameBottom - FRAME_TOP),
    text(listed.x + 80, FRAME_TOP + 28, "the games"),
    ...parts,
    folderBox("games", listed, "lists them"),
    folderBox("locales", locales, "texts in other languages"),
    `<rect class="box" x="${serving.x}" y="${serving.y}" width="${serving.width}" height="${serving.height}" rx="5" />`,
    ...names.map((name, i) => text(servingMiddle, serving.y + 32 + 22 * i, name, "name")),
    text(servingMiddle, serving.y + 92, "written for every game:"),
    text(servingMiddle, serving.y + 114, "they import the kernel only"),
    folderBox("kernel", kernel, "knows no game"),
    ...starts.map((start) => down(start, bottom)),
    down(servingMiddle, serving.y + serving.height),
    line(`M${locales.x} ${locales.y + 22} H${LEFT + FRAME_WIDTH + 2}`, "some"),
    line(`M${locales.x} ${locales.y + 44} H${LEFT + FRAME_WIDTH + 17} V${kernel.y - 2}`),
    ...notes.flatMap(([kind, note], i) => [
      line(`M${LEFT + 5} ${kernel.y + 96 + 26 * i} h50`, kind),
      text(LEFT + 67, kernel.y + 101 + 26 * i, note, "note"),
    ]),
  ]);
}
