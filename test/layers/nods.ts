// A toy: in every turn, at the first event of each kind, the player to the left has to nod. It asks
// in the middle of whatever is going on, so everything that waits must be able to wait.

import * as z from "zod/mini";
import type { AbyssBlueprint } from "../../src/abyss/index.ts";
import type { Additions, Area, Layer, Over } from "../../src/kernel/layers.ts";
import { always, type MoveOf, only, type PlayOf, type Rules } from "../../src/kernel/rules.ts";
import { byAsk, byType, listOf, type SchemaLayer, seatsOf } from "../../src/kernel/schema.ts";
import type { Seat } from "../../src/kernel/types.ts";

export interface NodsAdded
  extends Additions<
    Area<{ nods: string[] }> & {
      decision: { readonly ask: "nod"; readonly seats: readonly Seat[]; readonly to: string };
      action: { readonly type: "nod"; readonly seat: Seat };
      event: { readonly type: "nodded"; readonly seat: Seat; readonly to: string };
    }
  > {}
type World = Over<AbyssBlueprint, NodsAdded>;

export const silent: string[] = ["allies-discarded", "hand-revealed", "game-ended"];

const nod: MoveOf<World, "nod", "nod"> = {
  options: only("nod"),
  refuse: always,
  perform(_table, { seat }, play, { to }) {
    play.emit({ type: "nodded", seat, to });
  },
};

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

function askForNod(table: World["draft"], { type }: World["event"], play: PlayOf<World>): void {
  if (type === "turn-started") table.nods = [];
  if (table.nods.includes(type)) return;
  table.nods.push(type);
  play.next({ ask: "nod", seats: [(table.turn.seat + 1) % table.seats.length], to: type });
}

export const nodsSchemas: SchemaLayer<NodsAdded> = (_below, top) => {
  const text = z.string();
  return {
    actions: () => byType({ nod: { seat: seatsOf(top.players).seat } }),
    decisions: () => byAsk({ nod: { seats: seatsOf(top.players).seats, to: text } }),
    events: () => byType({ nodded: { seat: seatsOf(top.players).seat, to: text } }),
    table: () => ({ nods: listOf(text) }),
  };
};
