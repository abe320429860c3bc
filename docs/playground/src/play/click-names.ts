// The names of clicks, actions, fields and values.
import type { Action } from "abyss-rules";
import type { Click } from "../interaction/clicks.ts";
import type { ItemId } from "../interaction/item-id.ts";
import { tableWords } from "../tables/table-texts.tsx";
import type { PageLanguage } from "../words/page-language.ts";
import type { DescribeOptions, GameEntry } from "./game-entry.ts";

/** What is needed to describe a game: the game, the language, and the describe options. */
export interface TextContext {
  readonly entry: GameEntry;
  readonly pageLanguage: PageLanguage;
  readonly describeOptions: DescribeOptions;
}

/** The text of an action on a button. */
export const actionName = ({ entry, describeOptions }: TextContext, action: Action): string =>
  entry.words.describeAction(action, describeOptions);

/** The name of a type of action. */
export const kindName = ({ entry, pageLanguage }: TextContext, type: string): string =>
  entry.names(pageLanguage.locale).actionTypes[type] ?? type;

/** The name of a field of an action. */
export const fieldName = (
  { entry, pageLanguage: { locale } }: TextContext,
  field: string,
): string => locale.label(entry.names(locale).fields[field] ?? field);

/** The name of a click in a menu, or of the button for a type of action. */
export function clickName(texts: TextContext, click: Click): string {
  const { does, type, field } = click;
  const kind = click.action ? actionName(texts, click.action) : kindName(texts, type);
  if (field === undefined) return does === "remove" ? texts.pageLanguage.words.play.cancel : kind;
  const value = valueName(texts, click);
  if (does === "remove") return texts.pageLanguage.words.play.takeBack(value);
  return `${kindName(texts, type)}: ${value}`;
}

/** The name of the value that a click chooses. */
export function valueName(texts: TextContext, click: Click): string {
  if (click.item) return itemName(texts, click.item);
  if (click.action) return actionName(texts, click.action);
  const { value } = click;
  if (value === null) return texts.pageLanguage.words.play.nobody;
  if (typeof value === "number") return String(value);
  return raceName(texts, value) ?? cardName(texts, String(value));
}

/** The name of an item on the table. */
function itemName(texts: TextContext, { zone, value }: ItemId): string {
  const { locale } = texts.pageLanguage;
  switch (zone) {
    case "council":
      return raceName(texts, value) ?? String(value);
    case "pile":
      return colourName(texts, value) ?? String(value);
    case "seat":
      return texts.describeOptions.names?.[Number(value)] ?? String(value);
    case "spot":
      return spotName(texts, Number(value));
    case "sentinel":
      return cardName(texts, `sentinel-${value}`);
    case "location-stack":
      return locale.label(locale.abyss.parts.stack);
    case "reward":
      return rewardName(texts, String(value));
    default:
      return cardName(texts, String(value));
  }
}

const cardName = ({ entry, describeOptions }: TextContext, card: string): string =>
  entry.words.describeCard(card, describeOptions).name;

/** A spot is named after its lord, with its number, as equal lords lie on different spots. */
function spotName(texts: TextContext, spot: number): string {
  const { entry, describeOptions, pageLanguage } = texts;
  const lord = describeOptions.view && entry.lordOn?.(describeOptions.view, spot);
  const where = tableWords[pageLanguage.language].onSpot(spot);
  return lord ? `${cardName(texts, lord)} (${where})` : where;
}

/** A reward is named after the fight that earns it. */
function rewardName(texts: TextContext, reward: string): string {
  const fight = { type: "fight", seat: 0, reward: JSON.parse(reward) as object };
  return actionName(texts, fight);
}

function raceName({ pageLanguage }: TextContext, race: unknown): string | undefined {
  const names: Readonly<Record<string, string>> = tableWords[pageLanguage.language].kinds;
  return typeof race === "string" ? names[race] : undefined;
}

function colourName({ pageLanguage }: TextContext, colour: unknown): string | undefined {
  const names: Readonly<Record<string, string>> = tableWords[pageLanguage.language].colours;
  return typeof colour === "string" ? names[colour] : undefined;
}
