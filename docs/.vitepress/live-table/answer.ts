// The HTML of what a click passed to the library, and of its answer.
import { abyss, describe, type Event, type State } from "../../../src/abyss/index.ts";
import { type Answer, type Meaning, VISITOR } from "./game.ts";
import { escaped } from "./html.ts";
import { NAMES } from "./table.ts";

const json = (value: unknown): string => `<code>${escaped(JSON.stringify(value))}</code>`;

const part = (title: string, content: string): string => `<dt>${title}</dt><dd>${content}</dd>`;

/** What the panel shows before the first click. */
export const invitation = (state: State): string =>
  `<p>A lit card makes a move, any other says why it cannot. Here you see what passes between a page and the library.</p><dl>${part(
    "Legal actions",
    [...abyss.actionTypes(state, VISITOR)]
      .map(
        (type) =>
          `<code>${type}: ${abyss.countActions(state, VISITOR, { type } as Meaning)}</code>`,
      )
      .join(""),
  )}</dl>`;

const eventHtml = (event: Event): string =>
  `<li>${json(event)}<span>${escaped(describe(event, NAMES))}</span></li>`;

/** The answer to a click, and the events of the bot's turn after it. */
export function answerHtml(answer: Answer, ofBot: readonly Event[]): string {
  if (!answer.ok) {
    const { refusal } = answer;
    return `<dl class="refused">${part("Action", json(answer.action))}${part(
      "Refusal",
      `${json(refusal)}<span>${escaped(describe(refusal, NAMES))}</span>`,
    )}</dl>`;
  }
  const seen = ofBot.flatMap((event) => abyss.redact(event, VISITOR) ?? []);
  const bot = seen.map((event) => `<li>${escaped(describe(event, NAMES))}</li>`).join("");
  return `<dl>${part("Action", json(answer.action))}${part(
    "Events",
    `<ul>${answer.events.map(eventHtml).join("")}</ul>`,
  )}${bot && part("Then the bot", `<ul>${bot}</ul>`)}</dl>`;
}
