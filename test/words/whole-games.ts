// Everything that is told in whole random games.
import { describe, expect, test } from "vitest";
import type { Game, GameTypes, Of } from "../../src/kernel/game.ts";
import type { CardText } from "../../src/kernel/phrases.ts";
import type { CommonRefusal } from "../../src/kernel/refusal.ts";
import type { ScoreLine } from "../../src/kernel/score.ts";
import { playRandomly } from "../../src/testing/index.ts";

/** The texts of a game, as it publishes them. */
interface Texts<T extends GameTypes, Telling> {
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

/** Texts by the kind of thing that they tell. */
export type Told = Readonly<Record<"said" | "action" | "decision" | "line" | "card", Set<string>>>;

/** All that is told in random games of 2 to 4 players. Events are told as they are, and as others see them. */
export function toldIn<T extends GameTypes, Telling extends object>(
  { game, texts, options, cards, seen }: Tale<T, Telling>,
  telling: Telling,
): Told {
  const told: Told = {
    said: new Set(),
    action: new Set(),
    decision: new Set(),
    line: new Set(),
    card: new Set(),
  };
  for (const players of [2, 3, 4]) {
    let last = game.setup(options(players), `words ${players}`).state;
    for (const { state, events, action } of playRandomly(game, options(players), `${players}`)) {
      if (action) {
        const view = game.view(last, action.seat);
        for (const given of [telling, { ...telling, ...seen(view) }]) {
          told.action.add(texts.describeAction(action, given));
          told.decision.add(texts.describeDecision(game.decision(last)!, given));
        }
      }
      for (const event of events)
        for (const one of [event, game.redact(event, "spectator")])
          if (one) told.said.add(texts.describe(one, telling));
      last = state;
    }
    const tableaux = Array.from({ length: players }, (_, seat) => game.tableau(last, seat));
    for (const { lines } of game.score(tableaux))
      for (const line of lines) told.line.add(texts.describeLine(line as never, telling));
  }
  for (const card of cards) {
    const { name, text } = texts.describeCard(card as never, telling);
    told.card.add(name).add(text);
  }
  return told;
}

/** What must never stand in a text, in whatever language. */
const broken = /undefined|null|NaN|\[object|function|=>| {2}|\(\)|^\W*$/;

/** Tests that all is told, and how it looks in the language. */
export function testTold(
  title: string,
  told: () => Told,
  looks: Partial<Record<keyof Told, RegExp>>,
) {
  describe(title, () => {
    test.each(["said", "action", "decision", "line", "card"] as const)("%s", (kind) => {
      const texts = [...told()[kind]];
      expect(texts.length).toBeGreaterThan(5);
      for (const text of texts) {
        expect(text).not.toMatch(broken);
        if (looks[kind]) expect(text).toMatch(looks[kind]);
      }
    });
  });
}
