import { exileCard } from "../../exiles/public-queries.ts";
import type { TableView } from "../../exiles/published-types.ts";
import type * as open from "../../exiles/table.ts";
import type { WidenIds } from "../../kernel/data/ids.ts";
import { abyssSheet, lordFigures, priceTag, toRecruit } from "./abyss.ts";
import { cardRows, countOf, type Drawing, extendSheet, row, type Sheet } from "./sheet.ts";

/** What exiles add to a table. */
export function exilesPart(table: WidenIds<open.TableView>, drawing: Drawing): Sheet {
  const { name, title } = drawing;
  const { exiles } = table;
  return {
    middle: [
      ...cardRows(
        title("exiles.court"),
        exiles.court.map((exile) => toRecruit(drawing, exile, exileCard(table, exile))),
      ),
      ...row(title("exiles.deck"), String(exiles.deck.length), { least: "" }),
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
          countOf([...free, ...holding.flatMap(({ exiles: under }) => under)]),
        ),
        ...row(title("aside"), aside.map(name).join(", "), countOf(aside)),
      ],
    })),
  };
}

/** The table of Exiles. */
export const exilesSheet = (table: TableView, drawing: Drawing): Sheet =>
  extendSheet(abyssSheet(table, drawing), exilesPart(table, drawing));

/** The figures of a lord or an exile; empty for any other card. */
export function exileFigures(
  { exiles }: WidenIds<open.TableView>,
  drawing: Drawing,
  card: string,
): string {
  const exile = exiles.catalogue.find(({ id }) => id === card);
  if (!exile) return lordFigures(drawing, card);
  return priceTag(drawing, exile.cost, exile.influence, Number(exile.key));
}
