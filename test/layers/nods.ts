// A toy that asks in the middle of whatever goes on: at the first event of each kind in a turn the
// player to the left has to nod. So everything must be able to wait, be saved and be read again.
import * as z from "zod/mini";
import type { AbyssBlueprint } from "../../src/abyss/index.ts";
import type { Additions, Area, Layer, Over } from "../../src/kernel/layers.ts";
import { always, type MoveOf, only, type PlayOf, type Rules } from "../../src/kernel/rules.ts";
import { byAsk, byType, listOf, type SchemaLayer, seatsOf } from "../../src/kernel/schema.ts";
import type { Seat } from "../../src/kernel/types.ts";

export interface NodsAdded
  extends Additions<
    // The kinds of event that were nodded to in this turn.
    Area<{ nods: string[] }> & {
      decision: { readonly ask: "nod"; readonly seats: readonly Seat[]; readonly to: string };
      action: { readonly type: "nod"; readonly seat: Seat };
      event: { readonly type: "nodded"; readonly seat: Seat; readonly to: string };
    }
  > {}
type World = Over<AbyssBlueprint, NodsAdded>;

/**
 * Nobody nods to these. An answer to a question that several owe puts nothing on the agenda, or its
 * order would matter; and when the game is over nothing is asked.
 */
const silent: readonly string[] = ["allies-discarded", "hand-revealed", "game-ended"];

const nod: MoveOf<World, "nod", "nod"> = {
  options: only("nod"),
  refuse: always,
  perform(_table, { seat }, play, { to }) {
    play.emit({ type: "nodded", seat, to });
  },
};

function askForNod(table: World["draft"], { type }: World["event"], play: PlayOf<World>): void {
  if (type === "turn-started") table.nods = [];
  if (table.nods.includes(type)) return;
  table.nods.push(type);
  play.next({ ask: "nod", seats: [(table.turn.seat + 1) % table.seats.length], to: type });
}

/** It answers to all events of the game below, whatever that is. */
export const nodsLayer: Layer<AbyssBlueprint, NodsAdded> = (below) => ({
  moves: { nod },
  answers: { nod: ["nod"] },
  due: { nod: { over: "anything", fits: () => true } },
  redact: { nodded: "public" },
  reactions: Object.fromEntries(
    Object.keys(below.redact)
      .filter((type) => !silent.includes(type))
      .map((type) => [type, [askForNod]]),
  ) as Rules<World>["reactions"],
  deal(options, play) {
    const { table, agenda } = below.deal(options, play);
    return { table: { ...table, nods: [] }, agenda };
  },
  hide: (state, viewer) => ({ ...below.hide(state, viewer), nods: state.table.nods }),
  fill: (view, rng) => ({ ...below.fill(view, rng), nods: [...view.table.nods] }),
});

const text = z.string();

export const nodsSchemas: SchemaLayer<NodsAdded> = (_below, top) => ({
  actions: () => byType({ nod: { seat: seatsOf(top.players).seat } }),
  decisions: () => byAsk({ nod: { seats: seatsOf(top.players).seats, to: text } }),
  events: () => byType({ nodded: { seat: seatsOf(top.players).seat, to: text } }),
  table: () => ({ nods: listOf(text, 1000) }),
});
