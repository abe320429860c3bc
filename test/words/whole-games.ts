// The texts of everything that happens in whole random games.
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { ScoreLine } from "../../src/kernel/score/score.ts";
import type { CommonRefusal } from "../../src/kernel/validation/refusal.ts";
import type { CardText } from "../../src/kernel/words/phrases.ts";
import { playRandomly } from "../../src/testing/index.ts";

/** The describe functions that a game publishes. */
export interface Texts<T extends GameTypes, Options> {
  describe(message: Of<T, "event"> | CommonRefusal, options: Options): string;
  describeAction(action: Of<T, "action">, options: Options): string;
  describeDecision(decision: Of<T, "decision">, options: Options): string;
  describeLine(line: ScoreLine<never>, options: Options): string;
  describeCard(card: never, options: Options): CardText;
}

/** A game and its texts. */
export interface DescribedGame<T extends GameTypes, Options> {
  readonly game: Game<T>;
  readonly texts: Texts<T, Options>;
  readonly options: (players: number) => Of<T, "options">;
  readonly cards: readonly unknown[];
  /** The describe options that depend on what a player sees, such as the view. */
  readonly optionsFor: (view: Of<T, "view">) => Partial<Options>;
}

/** What happened in some games. */
export interface PlayedGames<T extends GameTypes> {
  /** In full, and as a spectator sees them. */
  readonly events: readonly Of<T, "event">[];
  readonly moves: readonly {
    readonly action: Of<T, "action">;
    readonly decision: Of<T, "decision">;
    readonly view: Of<T, "view">;
  }[];
  readonly lines: readonly ScoreLine[];
}

/** Texts by the kind of what they describe. */
export type TextsByKind = Readonly<
  Record<"sentence" | "action" | "decision" | "line" | "card", Set<string>>
>;

/** Plays random games of 2, 3 and 4 players. */
export function playGames<T extends GameTypes, Options>({
  game,
  options,
}: DescribedGame<T, Options>): PlayedGames<T> {
  const events: Of<T, "event">[] = [];
  const moves: PlayedGames<T>["moves"][number][] = [];
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

/** The texts of everything that happened, and of all cards. */
export function textsOfGames<T extends GameTypes, Options extends object>(
  { texts, cards, optionsFor }: DescribedGame<T, Options>,
  { events, moves, lines }: PlayedGames<T>,
  describeOptions: Options,
): TextsByKind {
  const [action, decision, card] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const move of moves)
    for (const options of [describeOptions, { ...describeOptions, ...optionsFor(move.view) }]) {
      action.add(texts.describeAction(move.action, options));
      decision.add(texts.describeDecision(move.decision, options));
    }
  for (const id of cards) {
    const { name, text } = texts.describeCard(id as never, describeOptions);
    card.add(name).add(text);
  }
  return {
    sentence: new Set(events.map((event) => texts.describe(event, describeOptions))),
    action,
    decision,
    line: new Set(lines.map((line) => texts.describeLine(line as never, describeOptions))),
    card,
  };
}
