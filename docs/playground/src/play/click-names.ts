// What clicks are called.
import type { Action } from "abyss-rules";
import { tableWords } from "../tables/table-speech.tsx";
import type { Click } from "../things/clicks.ts";
import type { ThingId } from "../things/thing.ts";
import type { Speech } from "../words/speech.ts";
import type { Entry, Telling } from "./entry.ts";

/** All that is needed to tell somebody something. */
export interface Voice {
  readonly entry: Entry;
  readonly speech: Speech;
  readonly telling: Telling;
}

/** What an action is called, on a button. */
export const actionName = ({ entry, telling }: Voice, action: Action): string =>
  entry.words.describeAction(action, telling);

/** What a kind of action is called. */
export const kindName = ({ entry, speech }: Voice, type: string): string =>
  entry.kindNames(speech.locale)[type] ?? type;

/** What is asked for a field. */
export function fieldName({ speech }: Voice, field: string): string {
  const names: Readonly<Record<string, string>> = speech.words.fields;
  return names[field] ?? field;
}

/** What a click is called that stands by itself: in a menu, or as a button for a kind. */
export function deedName(voice: Voice, click: Click): string {
  const { does, type, field } = click;
  const kind = click.action ? actionName(voice, click.action) : kindName(voice, type);
  if (field === undefined) return does === "remove" ? voice.speech.words.play.cancel : kind;
  const value = valueName(voice, click);
  if (does === "remove") return voice.speech.words.play.takeBack(value);
  return `${kindName(voice, type)}: ${value}`;
}

/** What the value is called that a click chooses. */
export function valueName(voice: Voice, click: Click): string {
  if (click.thing) return thingName(voice, click.thing);
  if (click.action) return actionName(voice, click.action);
  const { value } = click;
  if (value === null) return voice.speech.words.play.nobody;
  if (typeof value === "number") return String(value);
  return raceName(voice, value) ?? cardName(voice, String(value));
}

/** What a thing on the table is called. */
function thingName(voice: Voice, { zone, value }: ThingId): string {
  const words = tableWords[voice.speech.language];
  switch (zone) {
    case "council":
      return raceName(voice, value) ?? String(value);
    case "pile":
      return colourName(voice, value) ?? String(value);
    case "seat":
      return voice.telling.names?.[Number(value)] ?? String(value);
    case "spot":
      return spotName(voice, Number(value));
    case "sentinel":
      return cardName(voice, `sentinel-${value}`);
    case "location-stack":
      return words.locationStack;
    case "reward":
      return rewardName(voice, String(value));
    default:
      return cardName(voice, String(value));
  }
}

const cardName = ({ entry, telling }: Voice, card: string): string =>
  entry.words.describeCard(card, telling).name;

/** A spot is called by the lord on it; equal lords lie on different spots. */
function spotName(voice: Voice, spot: number): string {
  const { entry, telling, speech } = voice;
  const lord = telling.view && entry.lordOn?.(telling.view, spot);
  const where = tableWords[speech.language].onSpot(spot);
  return lord ? `${cardName(voice, lord)} (${where})` : where;
}

/** A reward has no name but what is done for it. */
function rewardName(voice: Voice, reward: string): string {
  const fight = { type: "fight", seat: 0, reward: JSON.parse(reward) as object };
  return actionName(voice, fight);
}

function raceName({ speech }: Voice, race: unknown): string | undefined {
  const names: Readonly<Record<string, string>> = tableWords[speech.language].kinds;
  return typeof race === "string" ? names[race] : undefined;
}

function colourName({ speech }: Voice, colour: unknown): string | undefined {
  const names: Readonly<Record<string, string>> = tableWords[speech.language].colours;
  return typeof colour === "string" ? names[colour] : undefined;
}
