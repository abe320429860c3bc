// A house rule for Abyss: whoever has more than 12 allies in hand at the end of their turn puts the
// others on a heap beside the board; they are out of the game.
//
// It brings most of what a layer can bring: a question with its answer, reasons to refuse, an event, a
// place of its own on the table, and words. It stands on Abyss, and on any game that stands on Abyss.
// How such a game is tested with `abyss-rules/testing`: test/example-trials.ts.
import {
  type AbyssBlueprint,
  type AbyssParts,
  type Ally,
  abyssContext,
  abyssParts,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  abyssWords,
  playAllies,
  restAfter,
} from "abyss-rules/abyss";
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
  type Refusal,
  type SchemaLayer,
  type Seat,
  sorted,
  type WithLayer,
  wordsOver,
} from "abyss-rules/variant";

// 1. What the rule adds to the types of the game below it.

type Shed = { readonly type: "shed"; readonly seat: Seat; readonly allies: readonly Ally[] };
type HandShed = {
  readonly type: "hand-shed";
  readonly seat: Seat;
  readonly allies: readonly Ally[];
};
type ShedRefusal =
  | Refusal<
      "hand-over-limit",
      { readonly limit: number; readonly sheds: number; readonly has: number }
    >
  | Refusal<"not-in-hand", { readonly ally: Ally }>;

/** What a hand limit adds to a game. */
export interface HandLimitAdded
  extends Additions<
    Area<{ heap: Ally[] }> & {
      decision: { readonly ask: "shed"; readonly seats: readonly Seat[] };
      action: Shed;
      event: HandShed;
      refusal: ShedRefusal;
      layout: { readonly heap?: readonly Ally[] };
    }
  > {}

type World = WithLayer<AbyssBlueprint, HandLimitAdded>;

// 2. The rules. `options` are the candidates, `refuse` has every check, `perform` writes.

const shed = (limit: number): MoveOf<World, "shed"> => ({
  *options(table, seat) {
    // In a view of somebody else the hand is face down; who is asked knows it.
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
    playAllies(table, seat, allies, play); // also says that the others learn of them
    addToBag(table.heap, allies);
    play.emit({ type: "hand-shed", seat, allies });
  },
});

/** A hand limit at the end of a turn. */
export const handLimitLayer =
  (limit: number): Layer<AbyssBlueprint, HandLimitAdded> =>
  (below) => ({
    tasks: {
      // The question comes first, then the task once more, which finds a hand that is small enough.
      "next-turn": (table, task, play) => {
        const { hand } = areaOf(table, task.seat);
        if (hand.length > limit) play.next({ ask: "shed", seats: [task.seat] }, task);
        else below.tasks["next-turn"](table, task, play);
      },
    },
    moves: { shed: shed(limit) },
    answers: { shed: ["shed"] },
    askable: {
      // Saved games come from anywhere: when can the question be open?
      shed: {
        over: [restAfter("limit-hand")],
        fits: ({ turn, track, drawn }, { seats }) =>
          seats.join() === `${turn.seat}` && track.length + drawn.length === 0,
      },
    },
    redact: { "hand-shed": "public" },
    // The place of our own: laid out, shown to viewers, and filled in when a state is imagined.
    deal(options, play) {
      const { table, agenda } = below.deal(options, play);
      return { table: { ...table, heap: [] }, agenda };
    },
    hide: (state, viewer) => ({ ...below.hide(state, viewer), heap: state.table.heap }),
    fillHidden: (view, rng) => ({ ...below.fillHidden(view, rng), heap: [...view.table.heap] }),
    // The same for a position by hand (`compose`): only our own place.
    layOut: ({ heap = [] }) => ({ heap: [...heap].sort() }),
    // Abyss counts its allies, so it must know of those that lie with us. (It asks with the whole
    // table, but knows only its own part of it: so the type of ours is named.)
    elsewhere(table: World["view"]) {
      const { allies, lords } = below.elsewhere(table);
      return { allies: [...allies, ...table.heap], lords };
    },
  });

// 3. What the new data must look like. Schemas and words are stacks of their own, so that a program
// that only counts points, or shows no text, loads neither.

/** The schemas of a hand limit. What is in play is asked of `top`, so only when a schema is made. */
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

/** The words of a hand limit. One that is missing does not compile. */
export const handLimitWords: Phrases<DescribableOf<HandLimitAdded>> = {
  ...noWords,
  events: {
    "hand-shed": ({ seat, allies }, { player, name }) =>
      `${player(seat)} gives up ${en.and(allies.map(name))}`,
  },
  refusals: {
    "hand-over-limit": ({ limit, sheds, has }) =>
      `of ${has} allies ${limit} may be kept: give up ${has - limit}, not ${sheds}`,
    "not-in-hand": ({ ally }, { name }) => `${name(ally)} is not in hand, or not so often`,
  },
  kinds: { shed: "give up allies" },
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

/** What tells the game: `said` makes a sentence of an event or a refusal, `action` the text of a button. */
export const tellerOf = (names: readonly string[]) =>
  describerOf(english, words, names, abyssContext(undefined));
