import type { TableView } from "../../conspiracy-solo/table.ts";
import { conspiracySheet } from "./conspiracy.ts";
import { type Drawing, extendSheet, row, type Sheet } from "./sheet.ts";

/** The table of solo Conspiracy. */
export const conspiracySoloSheet = (table: TableView, drawing: Drawing): Sheet => {
  const { labels, name, text, player } = drawing;
  const { opponent, replayToken } = table.solo;
  return extendSheet(conspiracySheet(table, drawing), {
    middle: [
      ...row(labels.opponent, `${name(opponent)}: ${drawing.pen.in("dim", text(opponent))}`),
      ...row(labels.replayToken, player(replayToken)),
    ],
    seats: [],
  });
};
