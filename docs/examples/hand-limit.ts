// A house rule for Abyss: a player with more than 12 allies in hand at the end of the own turn puts the
// rest on a heap beside the board, out of the game.
//
// It uses most of what a layer can add: a question with its answer, refusals, an event, an area of its
// own on the table, and words. It goes on top of Abyss, or of any game that is built on Abyss.
// test/example-trials.ts tests it with `abyss-rules/testing`.
import type { Refusal, Seat } from "abyss-rules";
import {
  type AbyssBlueprint,
  type AbyssParts,
  type AnyAlly,
  abyssContext,
  abyssParts,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  abyssWords,
  playAllies,
  restAfter,
} from "abyss-rules/abyss/rules";
import {
  type Additions,
  type Area,
  addToBag,
  areaOf,
  byAsk,
  byCode,
  byType,
  combinationsOf,
  type DescribableOf,
  define,
  describerOf,
  en,
  english,
  firstMissing,
  isKnown,
  type Layer,
  type MoveOf,
  noWords,
  optionalPart,
  type Phrases,
  quantity,
  type SchemaLayer,
  sorted,
  type WithLayer,
  wordsOver,
} from "abyss-rules/variant";

// 1. What the rule adds to the types of the game below it.

type Shed = { readonly type: "shed"; readonly seat: Seat; readonly allies: readonly AnyAlly[] };
type HandShed = {
  readonly type: "hand-shed";
  readonly seat: Seat;
  readonly allies: readonly AnyAlly[];
};
type ShedRefusal =
  | Refusal<
      "hand-over-limit",
      { readonly limit: number; readonly sheds: number; readonly has: number }
    >
  | Refusal<"not-in-hand", { readonly ally: AnyAlly }>;

/** What a hand limit adds to the types of a game. */
export interface HandLimitAdded
  extends Additions<
    Area<{ heap: AnyAlly[] }> & {
      decision: { readonly ask: "shed"; readonly seats: readonly Seat[] };
      action: Shed;
      event: HandShed;
      refusal: ShedRefusal;
      layout: { readonly heap?: readonly AnyAlly[] };
    }
  > {}

type World = WithLayer<AbyssBlueprint, HandLimitAdded>;

// 2. The rules. `options` are the candidates, `refuse` has every check, `perform` writes.

const shed = (limit: number): MoveOf<World, "shed"> => ({
  *options(table, seat) {
    // The hand is face down in other players' views; the seat that is asked sees its own.
    const hand = areaOf(table, seat).hand.filter(isKnown).sort();
    const over = hand.length - limit;
    if (over > 0)
      for (const allies of combinationsOf(hand, over)) yield { type: "shed", seat, allies };
  },
  refuse(table, { seat, allies }) {
    const { hand } = areaOf(table, seat);
    if (hand.length - allies.length !== limit) {
      const params = { limit, sheds: allies.length, has: hand.length };
      return { code: "hand-over-limit", rule: "HOUSE-1", params };
    }
    const ally = firstMissing(hand, allies);
    return ally && { code: "not-in-hand", rule: "HOUSE-1", params: { ally } };
  },
  perform(table, { seat, allies }, play) {
    playAllies(table, seat, allies, play); // also reveals them to the others
    addToBag(table.heap, allies);
    play.emit({ type: "hand-shed", seat, allies });
  },
});

/** A hand limit at the end of a turn. */
export const handLimitLayer =
  (limit: number): Layer<AbyssBlueprint, HandLimitAdded> =>
  (below) => ({
    tasks: {
      // Asks first, then runs the task again, which then finds a small enough hand.
      "next-turn": (table, task, play) => {
        const { hand } = areaOf(table, task.seat);
        if (hand.length > limit) play.next({ ask: "shed", seats: [task.seat] }, task);
        else below.tasks["next-turn"](table, task, play);
      },
    },
    moves: { shed: shed(limit) },
    answers: { shed: ["shed"] },
    askable: {
      // A saved state may come from anywhere: this says when the question can be open.
      shed: {
        over: [restAfter("limit-hand")],
        fits: ({ turn, track, drawn }, { seats }) =>
          seats.join() === `${turn.seat}` && track.length + drawn.length === 0,
      },
    },
    redact: { "hand-shed": "public" },
    // The area of this layer: dealt, shown to viewers, and filled in when a state is sampled.
    deal(options, play) {
      const { table, agenda } = below.deal(options, play);
      return { table: { ...table, heap: [] }, agenda };
    },
    hide: (state, viewer) => ({ ...below.hide(state, viewer), heap: state.table.heap }),
    fillHidden: (view, rng) => ({ ...below.fillHidden(view, rng), heap: [...view.table.heap] }),
    // The same area in a position by hand (`fromPosition`).
    layOut: ({ heap = [] }) => ({ heap: [...heap].sort() }),
    // Abyss counts its allies, so it has to know of those on the heap. (It passes the whole table, but
    // its type has only the base part; hence the type annotation.)
    elsewhere(table: World["view"]) {
      const { allies, lords } = below.elsewhere(table);
      return { allies: [...allies, ...table.heap], lords };
    },
  });

// 3. Schemas of the new data, and words. They are stacks of their own, so that a program that only
// computes scores, or shows no text, loads neither.

/** The schemas of a hand limit. They are functions, because `top` is complete only once the game is built. */
export const handLimitSchemas: SchemaLayer<HandLimitAdded> = (_below, top) => ({
  actions: () => shedding(abyssParts(top)),
  decisions: () => byAsk({ shed: { seats: abyssParts(top).seats } }),
  events: () =>
    byType({ "hand-shed": { seat: abyssParts(top).seat, allies: abyssParts(top).allies } }),
  refusals: () =>
    byCode({
      "hand-over-limit": { limit: quantity, sheds: quantity, has: quantity },
      "not-in-hand": { ally: abyssParts(top).ally },
    }),
  table: () => ({ heap: abyssParts(top).allies }),
  layout: () => ({ heap: optionalPart(abyssParts(top).allies) }),
});

const shedding = ({ seat, ally, most }: AbyssParts) =>
  byType({ shed: { seat, allies: sorted(ally, most.allies) } });

/** The words of a hand limit. A missing one does not compile. Its only field, `allies`, has the words of Abyss. */
export const handLimitWords: Phrases<DescribableOf<HandLimitAdded & { choices: object }>> = {
  ...noWords,
  events: {
    "hand-shed": ({ seat, allies }, { player, name }) =>
      `${player(seat)} gives up ${en.and(allies.map(name))}`,
  },
  refusals: {
    "hand-over-limit": ({ limit, sheds, has }) =>
      `of ${has} allies ${limit} may be kept: give up ${has - limit}, not ${sheds}`,
    "not-in-hand": ({ ally }, { name }) => `${name(ally)} is not in hand, or not that often`,
  },
  actionTypes: { shed: "give up allies" },
  actions: { shed: ({ allies }, { name }) => `give up ${en.and(allies.map(name))}` },
  decisions: { shed: (_, who) => `${who}, choose the allies to keep` },
};

// 4. The game.

/** Abyss with a hand limit. */
export const handLimit = define({
  id: "abyss-hand-limit",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: abyssStack.with(handLimitLayer(12)),
  schemas: abyssSchemas.with(handLimitSchemas),
  scoring: abyssScoring,
});

const words = wordsOver(abyssWords, handLimitWords);

/** Texts of the game: `sentence` for an event or a refusal, `action` for a button, `decision` for a prompt. */
export const describerFor = (names: readonly string[]) =>
  describerOf(english, words, names, abyssContext(undefined));
