import { exileCard } from "../../exiles/public-queries.ts";
import type { TableView } from "../../exiles/published-types.ts";
import type * as open from "../../exiles/table.ts";
import type { WidenIds } from "../../kernel/data/ids.ts";
import { abyssSheet, onOffer, priceTag } from "./abyss.ts";
import { type Drawing, extendSheet, paragraphs, row, type Sheet } from "./sheet.ts";

/** What exiles add to a table. */
export function exilesPart(table: WidenIds<open.TableView>, drawing: Drawing): Sheet {
  const { name, title } = drawing;
  const { exiles } = table;
  return {
    middle: [
      ...paragraphs(
        title("exiles.court"),
        exiles.court.map((exile) => {
          const { cost, influence } = exileCard(table, exile);
          return onOffer(drawing, exile, priceTag(drawing, cost, influence, 0));
        }),
      ),
      ...row(title("exiles.deck"), String(exiles.deck.length)),
    ],
    seats: exiles.seats.map(({ free, holding, aside }) => ({
      figures: [],
      rows: [
        ...row(
          title("exiles"),
          [
            ...free.map(name),
            ...holding.map(
              ({ location, exiles: under }) => `${under.map(name).join(", ")} (${name(location)})`,
            ),
          ].join(", "),
        ),
        ...row(title("aside"), aside.map(name).join(", ")),
      ],
    })),
  };
}

/** The table of Exiles. */
export const exilesSheet = (table: TableView, drawing: Drawing): Sheet =>
  extendSheet(abyssSheet(table, drawing), exilesPart(table, drawing));
