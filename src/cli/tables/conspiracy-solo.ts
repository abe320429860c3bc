import type { TableView } from "../../conspiracy-solo/table.ts";
import { conspiracySheet } from "./conspiracy.ts";
import { type Drawing, extendSheet, row, type Sheet } from "./sheet.ts";

/** The table of solo Conspiracy. */
export const conspiracySoloSheet = (table: TableView, drawing: Drawing): Sheet => {
  const { name, text, player, title } = drawing;
  const { opponent, replayToken } = table.solo;
  return extendSheet(conspiracySheet(table, drawing), {
    middle: [
      ...row(title("opponent"), `${name(opponent)}: ${drawing.pen.in("dim", text(opponent))}`, {
        brief: name(opponent),
      }),
      ...row(title("replayToken"), player(replayToken)),
    ],
    seats: [],
  });
};
