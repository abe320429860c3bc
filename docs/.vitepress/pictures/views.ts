// One state and its views: the same table with cards face down.
import { abyss } from "../../../src/abyss/index.ts";
import { fromPosition } from "../../../src/index.ts";
import { box, picture, text } from "./drawing.ts";

const seats = [
  { hand: ["crab-2", "seahorse-4"], pearls: 2 },
  { hand: ["jellyfish-1", "squid-3"], pearls: 1 },
] as const;
const lordDeck = { top: ["sage", "elder"] } as const;

const [CARD_WIDTH, CARD_HEIGHT, COLUMN, LEFT] = [66, 50, 162, 136];

const card = (x: number, y: number, name: string | null): string[] => {
  const kind = name === null ? "down" : "box";
  const [first = "", second = ""] = (name ?? "").split("-");
  return [
    box(x, y, CARD_WIDTH, CARD_HEIGHT, kind),
    ...(name === null ? [] : [text(x + CARD_WIDTH / 2, y + 22, first, "small")]),
    ...(second && [text(x + CARD_WIDTH / 2, y + 40, second, "name")]),
  ];
};

/** The picture of the page on states and views. */
export function viewsPicture(): string {
  const state = fromPosition(abyss, { seats, lordDeck }, "a seed");
  const columns = [
    { name: "state", shown: state },
    ...([0, 1, "spectator"] as const).map((viewer) => ({
      name: viewer === "spectator" ? "spectator’s view" : `view of seat ${viewer}`,
      shown: abyss.view(state, viewer),
    })),
  ];
  const rows = ["hand of seat 0", "hand of seat 1", "top of lords", "rng"];
  const parts = [
    ...rows.map((name, j) => text(20, 90 + j * 66, name, "note")),
    ...columns.flatMap(({ name, shown }, i) => {
      const x = LEFT + i * COLUMN;
      const { table } = shown;
      const cards = [
        ...table.seats.map(({ hand }) => hand),
        // The last card of a deck is its top.
        table.lordDeck.slice(-2).reverse(),
      ];
      return [
        text(x + CARD_WIDTH + 4, 38, name, "name"),
        ...cards.flatMap((row, j) =>
          row.flatMap((one, k) => card(x + k * (CARD_WIDTH + 8), 60 + j * 66, one)),
        ),
        text(x + CARD_WIDTH + 4, 288, "rng" in shown ? "four integers" : "–"),
      ];
    }),
  ];
  const caption = {
    title: "A state and its views",
    description:
      "The state shows both hands, the top of the deck of lords and the random generator. Each view shows its own hand; all other cards are face down, and there is no generator.",
  };
  return picture(794, 312, caption, parts);
}
