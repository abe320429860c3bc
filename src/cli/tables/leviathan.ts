import { isKnown } from "../../kernel/components/bags.ts";
import { type Leviathan, leviathanCard } from "../../leviathan/cards/leviathans.ts";
import type { LeviathanToken } from "../../leviathan/cards/tokens.ts";
import type { Beast, TableView } from "../../leviathan/table.ts";
import { sharedLeviathanValues } from "../../leviathan/words/values.ts";
import { UNBROKEN } from "../terminal/layout.ts";
import { cardRows, counted, countOf, type Drawing, extendSheet, row, type Sheet } from "./sheet.ts";

type LeviathanTable = Pick<TableView, "leviathan">;

/** "5: leviathan 9 (7, 5)": the space of a leviathan, and the resistances of the life points it has left. */
function atBorder({ pen }: Drawing, { space, leviathan, lost }: Readonly<Beast>, name: string) {
  const left = leviathanCard(leviathan).life.slice(lost);
  const resistances = left.map(({ resistance }) => resistance).join(`,${UNBROKEN}`);
  return `${sharedLeviathanValues.space(space)}:${UNBROKEN}${pen.in("bold", name)}${UNBROKEN}(${resistances})`;
}

/** "leviathan-9" is number 9. */
const numberOf = (leviathan: Leviathan): string => leviathan.replace("leviathan-", "");

/** What Leviathan adds to a table. */
function leviathanPart({ leviathan: area }: LeviathanTable, drawing: Drawing): Sheet {
  const { pen, name, text, part, title } = drawing;
  const { border, deck, discarded, tokens, revealed, seats, scourge, fight } = area;
  const tokenList = (list: readonly LeviathanToken[]) =>
    list.map((token) => name(`leviathan-token-${token}`)).join(", ");
  return {
    middle: [
      ...cardRows(
        title("border"),
        border.map((beast) => {
          const { leviathan } = beast;
          const brief = atBorder(drawing, beast, name(leviathan));
          return {
            text: `${brief}\n${pen.in("dim", text(leviathan))}`,
            brief,
            least: atBorder(drawing, beast, numberOf(leviathan)),
          };
        }),
      ),
      ...row(title("fight"), fight ? name(fight.target) : ""),
      ...row(title("leviathanDeck"), String(deck.length), { least: "" }),
      ...row(title("discardedLeviathans"), discarded.map(name).join(", "), {
        brief: String(discarded.length),
        least: "",
      }),
      ...row(title("leviathanTokens"), String(tokens.length), { least: "" }),
      ...row(title("revealedTokens"), tokenList(revealed), {
        brief: String(revealed.length),
        least: "",
      }),
    ],
    seats: seats.map(({ killed, wounds, tokens: own }, seat) => ({
      figures: [
        counted(part("wounds"), wounds),
        counted(part("leviathanTokens"), own.length),
        scourge === seat ? part("scourge") : "",
      ],
      rows: [
        ...row(title("leviathanTokens"), tokenList(own.filter(isKnown)), { brief: "" }),
        ...row(title("killed"), killed.map(name).join(", "), countOf(killed)),
      ],
    })),
  };
}

/** Adds Leviathan to the table of the game below. Its threat track is not used (LE-2), so it is not printed. */
export function withLeviathan(below: Sheet, table: LeviathanTable, drawing: Drawing): Sheet {
  const threat = drawing.title("threat");
  const middle = below.middle.filter(({ label }) => label !== threat);
  return extendSheet({ ...below, middle }, leviathanPart(table, drawing));
}
