import type { CardId, GameModule } from "abyss-rules/games";
import type { HostLocale } from "abyss-rules/host";
import type { Locale } from "abyss-rules/locales/en";
import { createContext, type ReactNode, useContext } from "react";
import type { TableWords } from "./words/words.ts";

/** The words of the games; of those, the parts of their tables. */
type GameKey = Exclude<keyof Locale, keyof HostLocale>;
type Part = { [G in GameKey]: keyof Locale[G]["parts"] }[GameKey];

/** The texts of a table: its own, those of its cards, and the names of the players. */
export interface TableTexts {
  readonly words: TableWords;
  /** The name of a part of the table. */
  part(name: Part): string;
  card(id: CardId): { readonly name: string; readonly text: string };
  /** The name of a value of an action's field, such as a race or a reward, for the middle of a sentence. */
  value(field: string, value: unknown): string;
  player(seat: number): string;
}

/** Names the parts of a table in the words of its game. */
export const partNames =
  (locale: Locale, { parts }: { readonly parts: Readonly<Partial<Record<Part, string>>> }) =>
  (name: Part): string =>
    locale.label(parts[name] ?? name);

/** Names the values of the fields of a game's actions. */
export const valueNames =
  (locale: Locale, { describeValue }: Pick<GameModule, "describeValue">): TableTexts["value"] =>
  (field, value) =>
    describeValue(field, value, { locale: { ...locale, label: (text: string) => text } });

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
