import type { Locale } from "abyss-rules/locales/en";
import type { BaseLocale } from "abyss-rules/variant";
import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "../words/languages.ts";
import { cs } from "./words/cs.ts";
import { en } from "./words/en.ts";
import { pl } from "./words/pl.ts";
import type { TableWords } from "./words/words.ts";
import { zhHant } from "./words/zh-hant.ts";

/** The words of the games; of those, the parts of their tables. */
type GameKey = Exclude<keyof Locale, keyof BaseLocale>;
type Part = { [G in GameKey]: keyof Locale[G]["parts"] }[GameKey];

/** The texts of a table: its own, those of its cards, and the names of the players. */
export interface TableTexts {
  readonly words: TableWords;
  /** The name of a part of the table. */
  part(name: Part): string;
  card(id: string): { readonly name: string; readonly text: string };
  player(seat: number): string;
}

/** Names the parts of a table in the words of its game. */
export const partNames =
  (locale: Locale, { parts }: { readonly parts: Readonly<Partial<Record<Part, string>>> }) =>
  (name: Part): string =>
    locale.label(parts[name] ?? name);

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
