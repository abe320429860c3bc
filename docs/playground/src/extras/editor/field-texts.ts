import type { Problem } from "abyss-rules";
import type { GameEntry } from "../../play/games/game-entry.ts";
import { valueNames } from "../../tables/table-texts.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import { useDescribeOptions } from "../use-describe-options.ts";
import type { Figure, Place } from "./table-fields.ts";

/** The parts that are divided by race or colour, and a field of an action with such values. */
const detailFields: Readonly<Record<string, string>> = {
  council: "stack",
  piles: "colour",
  coats: "colour",
};

/** The names of fields and cards. */
export interface FieldTexts {
  readonly parts: Readonly<Record<string, string>>;
  nameOf(field: Pick<Figure | Place, "part" | "owner" | "detail">): string;
  cardName(card: string, kind: string): string;
  /** A place in the state: "Ann: Affiliated allies 2". */
  pathName(path: Problem["path"]): string;
}

/** The names of the fields and cards of a game, in the language of the page. */
export function useFieldTexts(
  { words, names: namesIn }: GameEntry,
  names: readonly string[],
  view: object,
): FieldTexts {
  const { locale } = usePageLanguage();
  const options = useDescribeOptions(names, view);
  const { parts } = namesIn(locale);
  const valueName = valueNames(locale, words);
  const detailName = (part: string, detail: string) => {
    const field = detailFields[part];
    return field ? valueName(field, detail) : words.describeCard(detail, options).name;
  };
  const partName = (part: string) => locale.label(parts[part] ?? part);
  return {
    parts,
    nameOf: ({ part, owner, detail }) =>
      [
        ...(owner === undefined ? [] : [names[owner]]),
        partName(part),
        ...(detail === undefined ? [] : [detailName(part, detail)]),
      ].join(": "),
    cardName: (card, kind) => {
      if (kind === "token") return card;
      const hasOwnIds = ["loot", "exile", "leviathan-token"].includes(kind);
      return words.describeCard(hasOwnIds ? { kind, id: card } : card, options).name;
    },
    pathName: (path) =>
      path
        .filter((step) => step !== "table" && step !== "seats")
        .map((step, i) => (i === 0 && typeof step === "number" ? names[step] : partName(`${step}`)))
        .join(": "),
  };
}
