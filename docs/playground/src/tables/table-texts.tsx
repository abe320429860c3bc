import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "../words/languages.ts";
import { cs } from "./words/cs.ts";
import { en } from "./words/en.ts";
import { pl } from "./words/pl.ts";
import type { TableWords } from "./words/words.ts";
import { zhHant } from "./words/zh-hant.ts";

/** The texts of a table: its own, those of its cards, and the names of the players. */
export interface TableTexts {
  readonly words: TableWords;
  card(id: string): { readonly name: string; readonly text: string };
  player(seat: number): string;
}

/** The texts of the tables, by language. */
export const tableWords: Readonly<Record<Language, TableWords>> = { en, pl, cs, "zh-hant": zhHant };

const TableTextsContext = createContext<TableTexts | undefined>(undefined);

/** Provides the texts to all parts of a table. */
export function TableTextsProvider(props: {
  readonly texts: TableTexts;
  readonly children: ReactNode;
}): ReactNode {
  return <TableTextsContext value={props.texts}>{props.children}</TableTextsContext>;
}

/** The texts of the surrounding table. */
export function useTableTexts(): TableTexts {
  const texts = useContext(TableTextsContext);
  if (!texts) throw new Error("this component is outside of a TableTextsProvider");
  return texts;
}
