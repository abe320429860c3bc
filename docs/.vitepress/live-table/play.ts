// Plays on the page: loaded after the page is shown, because it brings the library.
import { answerHtml } from "./answer.ts";
import { botTurns, click, firstState, type Meaning } from "./game.ts";
import { tableHtml } from "./table.ts";

/** Continues the game that the page shows. The function that it returns answers to a click on an item. */
export function play(table: HTMLElement, panel: HTMLElement): (item: HTMLElement) => void {
  let state = firstState();
  return (item) => {
    const { meanings } = item.dataset;
    if (meanings === undefined) return;
    const clicked = click(state, JSON.parse(meanings) as Meaning[]);
    const replied = botTurns(clicked.state);
    state = replied.state;
    if (clicked.answer.ok) {
      table.innerHTML = tableHtml(state);
      // The item that had the focus was replaced.
      table.querySelector<HTMLElement>(".lit, .choice")?.focus({ preventScroll: true });
    }
    panel.innerHTML = answerHtml(clicked.answer, replied.events);
    panel.scrollTop = 0;
  };
}
