// A toy layer that asks a question in the middle of everything: at the first event of each kind in a turn,
// the player to the left has to nod. So every task must be able to wait, be saved and be read again.
import * as z from "zod/mini";
import type { AbyssBlueprint } from "../../src/abyss/rules.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Additions, Area, Layer, WithLayer } from "../../src/kernel/rules/layers.ts";
import {
  type MoveOf,
  neverRefuse,
  onlyAction,
  type PlayOf,
  type Rules,
} from "../../src/kernel/rules/rules.ts";
import {
  byAsk,
  byType,
  listOf,
  type SchemaLayer,
  seatSchemas,
} from "../../src/kernel/schemas/schema.ts";

export interface NodsAdded
  extends Additions<
    // The types of event that were nodded to in this turn.
    Area<{ nods: string[] }> & {
      decision: { readonly ask: "nod"; readonly seats: readonly Seat[]; readonly to: string };
      action: { readonly type: "nod"; readonly seat: Seat };
      event: { readonly type: "nodded"; readonly seat: Seat; readonly to: string };
    }
  > {}
type World = WithLayer<AbyssBlueprint, NodsAdded>;

/**
 * Nobody nods to these events. An answer to a shared question must not push anything, or the order of
 * answers would matter; and nothing is asked after the end of the game.
 */
const silent: readonly string[] = ["allies-discarded", "hand-revealed", "game-ended"];

const nod: MoveOf<World, "nod", "nod"> = {
  options: onlyAction("nod"),
  refuse: neverRefuse,
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

/** Reacts to all events of the game below, whatever game that is. */
export const nodsLayer: Layer<AbyssBlueprint, NodsAdded> = (below) => ({
  moves: { nod },
  answers: { nod: ["nod"] },
  askable: { nod: { over: "anything", fits: () => true } },
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
  fillHidden: (view, rng) => ({ ...below.fillHidden(view, rng), nods: [...view.table.nods] }),
});

const text = z.string();

export const nodsSchemas: SchemaLayer<NodsAdded> = (_below, top) => ({
  actions: () => byType({ nod: { seat: seatSchemas(top.players).seat } }),
  decisions: () => byAsk({ nod: { seats: seatSchemas(top.players).seats, to: text } }),
  events: () => byType({ nodded: { seat: seatSchemas(top.players).seat, to: text } }),
  table: () => ({ nods: listOf(text, 1000) }),
});
