// The names of clicks, actions, fields and values.
import type { Action } from "abyss-rules";
import type { TextOptions } from "abyss-rules/games";
import type { Click } from "../../interaction/clicks.ts";
import { valueNames } from "../../tables/table-texts.tsx";
import type { PageLanguage } from "../../words/page-language.ts";
import type { GameEntry } from "../games/game-entry.ts";

/** What is needed to describe a game: the game, the language, and the describe options. */
export interface TextContext {
  readonly entry: GameEntry;
  readonly pageLanguage: PageLanguage;
  readonly describeOptions: TextOptions;
}

/** The text of an action on a button. */
export const actionName = ({ entry, describeOptions }: TextContext, action: Action): string =>
  entry.words.describeAction(action, describeOptions);

/** The name of a type of action. */
export const kindName = ({ entry, describeOptions }: TextContext, type: string): string =>
  entry.words.describeActionType(type, describeOptions);

/** The name of a field of an action. */
export const fieldName = ({ entry, describeOptions }: TextContext, field: string): string =>
  entry.words.describeField(field, describeOptions);

/** The name of a click in a menu, or of the button for a type of action. */
export function clickName(texts: TextContext, click: Click): string {
  const { does, type, field } = click;
  const kind = click.action ? actionName(texts, click.action) : kindName(texts, type);
  if (field === undefined) return does === "remove" ? texts.pageLanguage.words.play.cancel : kind;
  const value = valueName(texts, click);
  if (does === "remove") return texts.pageLanguage.words.play.takeBack(value);
  return `${kindName(texts, type)}: ${value}`;
}

/** The name of the value that a click chooses for a field. */
export function valueName(texts: TextContext, { field = "", item, action, value }: Click): string {
  if (action && !item) return actionName(texts, action);
  const { entry, describeOptions } = texts;
  return field === "spots"
    ? spotName(texts, Number(value))
    : entry.words.describeValue(field, value, describeOptions);
}

/** A spot is named after its lord, with its number, as equal lords lie on different spots. */
function spotName({ entry, describeOptions, pageLanguage }: TextContext, spot: number): string {
  const lord = describeOptions.view && entry.lordOn?.(describeOptions.view, spot);
  const where = valueNames(pageLanguage.locale, entry.words)("spots", spot);
  return lord ? `${entry.words.describeCard(lord, describeOptions).name} (${where})` : where;
}
