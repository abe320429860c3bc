import { chamberRows, spots } from "../../conspiracy/cards/chamber.ts";
import { type Colour, colourOf, colours, type Lord } from "../../conspiracy/cards/lords.ts";
import { keysOf } from "../../conspiracy/queries.ts";
import type { PlayerArea, TableView } from "../../conspiracy/table.ts";
import type { DeepReadonly, Seat } from "../../kernel/data/types.ts";
import { padEnd, widthOf } from "../terminal/layout.ts";
import {
  counted,
  countOf,
  type Drawing,
  joinWithDots,
  row,
  type SeatSheet,
  type Sheet,
  tileRow,
} from "./sheet.ts";

/** A lord in its colour; the colours of the terminal have the same names. */
const lordName = ({ pen, name }: Drawing, lord: Lord): string => pen.in(colourOf(lord), name(lord));

/** The name of a colour is that of its lords without their influence. */
const colourName = ({ pen, name }: Drawing, colour: Colour): string =>
  pen.in(colour, name(`${colour}-0`).replace(/\s*\d+$/, ""));

const lordList = (drawing: Drawing, lords: readonly Lord[]): string =>
  lords.map((lord) => lordName(drawing, lord)).join(", ");

/** The chamber as it lies on the table: an inverted pyramid (CO-7), each spot with its number. */
function chamber(drawing: Drawing, lords: readonly Lord[]): string[] {
  const cells = Array.from({ length: spots }, (_, i) => {
    const lord = lords[i];
    return `${i + 1} ${lord === undefined ? drawing.pen.in("dim", "·") : lordName(drawing, lord)}`;
  });
  const width = 2 + Math.max(...cells.map(widthOf));
  let from = 0;
  return chamberRows.map((length, i) => {
    const cellsOfRow = cells.slice(from, from + length).map((cell) => padEnd(cell, width));
    from += length;
    return `${" ".repeat(Math.floor((i * width) / 2))}${cellsOfRow.join("")}`.trimEnd();
  });
}

/** The table of Conspiracy. */
export const conspiracySheet = (table: TableView, drawing: Drawing): Sheet => {
  const { labels, part, title } = drawing;
  const piles = colours
    .filter((colour) => table.piles[colour].length > 0)
    .map((colour) => lordList(drawing, table.piles[colour]));
  return {
    middle: [
      ...row(title("piles"), piles.join("\n"), { brief: piles.join("; ") }),
      ...row(title("recruits"), lordList(drawing, table.recruits)),
      ...tileRow(drawing, title("available"), table.available),
      ...tileRow(drawing, title("drawn"), table.drawn),
      ...row(
        labels.decks,
        joinWithDots(
          counted(part("lordDeck"), table.lordDeck.length),
          counted(part("locationDeck"), table.locationDeck.length),
        ),
      ),
      ...row(
        title("order"),
        table.order === null ? "" : `${table.order.draw} (${drawing.player(table.order.by)})`,
      ),
      ...row(title("lastSeat"), table.lastSeat === null ? "" : drawing.player(table.lastSeat)),
    ],
    seats: table.seats.map((area, seat) => seatSheet(table, area, seat, drawing)),
  };
};

function seatSheet(
  table: TableView,
  { pearls, locations, coats, lords }: DeepReadonly<PlayerArea>,
  seat: Seat,
  drawing: Drawing,
): SeatSheet {
  const { name, part, title } = drawing;
  const { silver, gold } = keysOf(table, seat);
  return {
    figures: [
      counted(part("pearls"), pearls),
      counted(part("silverKeys"), silver),
      counted(part("goldKeys"), gold),
      table.pearlMaster === seat ? part("pearlMaster") : "",
    ],
    rows: [
      ...row(
        title("coats"),
        joinWithDots(
          ...colours.map((colour) =>
            coats[colour] === null ? "" : `${colourName(drawing, colour)} → ${coats[colour]}`,
          ),
        ),
      ),
      ...row(
        title("locations"),
        locations.map(({ location, spot }) => `${name(location)} → ${spot}`).join(", "),
        countOf(locations),
      ),
    ],
    picture: {
      lines: chamber(drawing, lords),
      inWords: row(title("lords"), lordList(drawing, lords), countOf(lords)),
    },
  };
}
