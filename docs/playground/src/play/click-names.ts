// What clicks are called.
import type { Action } from "abyss-rules";
import type { Click } from "../interaction/clicks.ts";
import type { ItemId } from "../interaction/item-id.ts";
import { tableWords } from "../tables/table-texts.tsx";
import type { PageLanguage } from "../words/page-language.ts";
import type { DescribeOptions, GameEntry } from "./game-entry.ts";

/** All that is needed to tell somebody something. */
export interface TextContext {
  readonly entry: GameEntry;
  readonly pageLanguage: PageLanguage;
  readonly describeOptions: DescribeOptions;
}

/** What an action is called, on a button. */
export const actionName = ({ entry, describeOptions }: TextContext, action: Action): string =>
  entry.words.describeAction(action, describeOptions);

/** What a kind of action is called. */
export const kindName = ({ entry, pageLanguage }: TextContext, type: string): string =>
  entry.kindNames(pageLanguage.locale)[type] ?? type;

/** What is asked for a field. */
export function fieldName({ pageLanguage }: TextContext, field: string): string {
  const names: Readonly<Record<string, string>> = pageLanguage.words.fields;
  return names[field] ?? field;
}

/** What a click is called that stands by itself: in a menu, or as a button for a kind. */
export function clickName(texts: TextContext, click: Click): string {
  const { does, type, field } = click;
  const kind = click.action ? actionName(texts, click.action) : kindName(texts, type);
  if (field === undefined) return does === "remove" ? texts.pageLanguage.words.play.cancel : kind;
  const value = valueName(texts, click);
  if (does === "remove") return texts.pageLanguage.words.play.takeBack(value);
  return `${kindName(texts, type)}: ${value}`;
}

/** What the value is called that a click chooses. */
export function valueName(texts: TextContext, click: Click): string {
  if (click.item) return itemName(texts, click.item);
  if (click.action) return actionName(texts, click.action);
  const { value } = click;
  if (value === null) return texts.pageLanguage.words.play.nobody;
  if (typeof value === "number") return String(value);
  return raceName(texts, value) ?? cardName(texts, String(value));
}

/** What a item on the table is called. */
function itemName(texts: TextContext, { zone, value }: ItemId): string {
  const words = tableWords[texts.pageLanguage.language];
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
      return words.locationStack;
    case "reward":
      return rewardName(texts, String(value));
    default:
      return cardName(texts, String(value));
  }
}

const cardName = ({ entry, describeOptions }: TextContext, card: string): string =>
  entry.words.describeCard(card, describeOptions).name;

/** A spot is called by the lord on it; equal lords lie on different spots. */
function spotName(texts: TextContext, spot: number): string {
  const { entry, describeOptions, pageLanguage } = texts;
  const lord = describeOptions.view && entry.lordOn?.(describeOptions.view, spot);
  const where = tableWords[pageLanguage.language].onSpot(spot);
  return lord ? `${cardName(texts, lord)} (${where})` : where;
}

/** A reward has no name but what is done for it. */
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
