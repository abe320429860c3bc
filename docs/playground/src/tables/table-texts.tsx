import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "../words/languages.ts";
import { cs } from "./words/cs.ts";
import { en } from "./words/en.ts";
import { pl } from "./words/pl.ts";
import type { TableWords } from "./words/words.ts";
import { zhHant } from "./words/zh-hant.ts";

/** How a table speaks: its own words, the texts of its game's cards, and the names of the players. */
export interface TableTexts {
  readonly words: TableWords;
  card(id: string): { readonly name: string; readonly text: string };
  player(seat: number): string;
}

/** The words of the tables, by language. */
export const tableWords: Readonly<Record<Language, TableWords>> = { en, pl, cs, "zh-hant": zhHant };

const TableTextsContext = createContext<TableTexts | undefined>(undefined);

/** Gives all parts of a table its texts. */
export function TableTextsProvider(props: {
  readonly texts: TableTexts;
  readonly children: ReactNode;
}): ReactNode {
  return <TableTextsContext value={props.texts}>{props.children}</TableTextsContext>;
}

/** How the table around speaks. */
export function useTableTexts(): TableTexts {
  const texts = useContext(TableTextsContext);
  if (!texts) throw new Error("a part of a table stands outside of any table");
  return texts;
}
