import type { WidenIds } from "../../kernel/data/ids.ts";
import { type Sentinel, sentinels } from "../../kraken/cards/sentinels.ts";
import type * as open from "../../kraken/table.ts";
import { abyssSheet, raceName } from "./abyss.ts";
import type { AnyTable } from "./cards.ts";
import { counted, type Drawing, extendSheet, row, type Sheet } from "./sheet.ts";

/** What Kraken adds to the table, with the cards of any box. */
type KrakenTable = WidenIds<open.TableView>;
type Posting = KrakenTable["kraken"]["sentinels"][Sentinel];

function placeName(drawing: Drawing, place: NonNullable<Posting["on"]>): string {
  switch (place.kind) {
    case "lord":
      return drawing.name(place.lord);
    case "stack":
      return raceName(drawing, place.stack);
    case "location":
      return drawing.name(place.location);
    case "guest":
      return drawing.name(place.guest);
  }
}

/** The owner and the place of a sentinel. */
function posting(drawing: Drawing, { owner, on }: Posting): string {
  if (owner === null) return drawing.labels.beside;
  return on === null
    ? drawing.player(owner)
    : `${drawing.player(owner)}: ${placeName(drawing, on)}`;
}

/** What Kraken adds to a table. */
function krakenPart({ kraken, seats }: KrakenTable, drawing: Drawing): Sheet {
  const { name, part, title } = drawing;
  const sentinelList = (ids: readonly Sentinel[]) =>
    ids
      .map((id) => `${name(`sentinel-${id}`)}: ${posting(drawing, kraken.sentinels[id])}`)
      .join(" · ");
  return {
    middle: [
      ...row(title("lootDeck"), String(kraken.lootDeck.length), { least: "" }),
      ...row(title("sentinels"), sentinelList(sentinels), {
        least: sentinelList(sentinels.filter((id) => kraken.sentinels[id].owner !== null)),
      }),
    ],
    seats: seats.map(({ locations }, seat) => ({
      figures: [
        counted(part("nebulis"), kraken.nebulis[seat] ?? 0),
        kraken.figure === seat ? part("figure") : "",
      ],
      rows: [
        ...row(
          title("loot"),
          kraken.loot
            .filter((found) => locations.some(({ location }) => location === found.location))
            .map(({ location, values }) => `${name(location)} ${values.join(" ")}`)
            .join(", "),
          { least: "" },
        ),
      ],
    })),
  };
}

/** The table of Kraken. */
export const krakenSheet = (table: AnyTable & KrakenTable, drawing: Drawing): Sheet =>
  extendSheet(abyssSheet(table, drawing), krakenPart(table, drawing));
