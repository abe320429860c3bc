// Everything that is told in whole random games.
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { ScoreLine } from "../../src/kernel/score/score.ts";
import type { CommonRefusal } from "../../src/kernel/validation/refusal.ts";
import type { CardText } from "../../src/kernel/words/phrases.ts";
import { playRandomly } from "../../src/testing/index.ts";

/** The texts of a game, as it publishes them. */
export interface Texts<T extends GameTypes, Telling> {
  describe(said: Of<T, "event"> | CommonRefusal, telling: Telling): string;
  describeAction(action: Of<T, "action">, telling: Telling): string;
  describeDecision(decision: Of<T, "decision">, telling: Telling): string;
  describeLine(line: ScoreLine<never>, telling: Telling): string;
  describeCard(card: never, telling: Telling): CardText;
}

/** A game to be told. */
export interface Tale<T extends GameTypes, Telling> {
  readonly game: Game<T>;
  readonly texts: Texts<T, Telling>;
  readonly options: (players: number) => Of<T, "options">;
  readonly cards: readonly string[];
  /** What a viewer's telling has besides, such as a view. */
  readonly seen: (view: Of<T, "view">) => Partial<Telling>;
}

/** What has happened in some games. */
export interface Course<T extends GameTypes> {
  /** As they are, and as others see them. */
  readonly events: readonly Of<T, "event">[];
  readonly moves: readonly {
    readonly action: Of<T, "action">;
    readonly decision: Of<T, "decision">;
    readonly view: Of<T, "view">;
  }[];
  readonly lines: readonly ScoreLine[];
}

/** Texts by the kind of thing that they tell. */
export type Told = Readonly<Record<"said" | "action" | "decision" | "line" | "card", Set<string>>>;

/** Random games of 2 to 4 players. */
export function courseOf<T extends GameTypes, Telling>({
  game,
  options,
}: Tale<T, Telling>): Course<T> {
  const events: Of<T, "event">[] = [];
  const moves: Course<T>["moves"][number][] = [];
  const lines: ScoreLine[] = [];
  for (const players of [2, 3, 4]) {
    let last = game.setup(options(players), `${players}`).state;
    for (const step of playRandomly(game, options(players), `${players}`)) {
      const { action } = step;
      if (action)
        moves.push({ action, decision: game.decision(last)!, view: game.view(last, action.seat) });
      for (const event of step.events)
        for (const one of [event, game.redact(event, "spectator")]) if (one) events.push(one);
      last = step.state;
    }
    const tableaux = game.totals(last).map((_, seat) => game.tableau(last, seat));
    for (const sheet of game.score(tableaux)) lines.push(...sheet.lines);
  }
  return { events, moves, lines };
}

/** All of it in words, and all cards. */
export function toldIn<T extends GameTypes, Telling extends object>(
  { texts, cards, seen }: Tale<T, Telling>,
  { events, moves, lines }: Course<T>,
  telling: Telling,
): Told {
  const [action, decision, card] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const move of moves)
    for (const given of [telling, { ...telling, ...seen(move.view) }]) {
      action.add(texts.describeAction(move.action, given));
      decision.add(texts.describeDecision(move.decision, given));
    }
  for (const id of cards) {
    const { name, text } = texts.describeCard(id as never, telling);
    card.add(name).add(text);
  }
  return {
    said: new Set(events.map((event) => texts.describe(event, telling))),
    action,
    decision,
    line: new Set(lines.map((line) => texts.describeLine(line as never, telling))),
    card,
  };
}
