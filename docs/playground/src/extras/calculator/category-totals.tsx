import type { ScoreSheet } from "abyss-rules";
import { useExtrasWords } from "../words/index.ts";

interface CategoryTotalsProps {
  readonly sheets: readonly ScoreSheet[];
  readonly names: readonly string[];
  /** The name of a part of the score. */
  readonly categoryName: (category: string) => string;
}

/** The points of each player by part of the score, with their totals. */
export function CategoryTotals({ sheets, names, categoryName }: CategoryTotalsProps) {
  const words = useExtrasWords().score;
  const categories = [
    ...new Set(sheets.flatMap(({ lines }) => lines.map((line) => line.category))),
  ];
  const pointsIn = ({ lines }: ScoreSheet, category: string) =>
    lines.reduce((sum, line) => sum + (line.category === category ? line.points : 0), 0);
  return (
    <table className="category-totals">
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the seat.
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category} data-category={category}>
            <th scope="row">{categoryName(category)}</th>
            {sheets.map((sheet, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its seat.
              <td key={seat}>{pointsIn(sheet, category)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {sheets.map((sheet, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its seat.
            <td key={seat}>{sheet.total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
