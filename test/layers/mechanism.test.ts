// How layers are stacked, in any game.
import { describe, expect, expectTypeOf, test } from "vitest";
import { type ShadyAdded, shadyLayer } from "../../docs/examples/exile-with-a-power.ts";
import { type HandLimitAdded, handLimitLayer } from "../../docs/examples/hand-limit.ts";
import {
  type HarbourAdded,
  harbourCards,
  harbourLayer,
  harbourSchemas,
  harbourScoring,
} from "../../docs/examples/new-lord.ts";
import { type FavoursAdded, favoursLayer } from "../../docs/examples/payment-of-ones-own.ts";
import {
  type AbyssBlueprint,
  type AbyssScoringRules,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
} from "../../src/abyss/rules.ts";
import { type Category, conspiracy, type Event } from "../../src/conspiracy/index.ts";
import {
  type ConspiracyBlueprint,
  conspiracyRuleNumbers,
  conspiracySchemas,
  conspiracyScoring,
  conspiracyStack,
  conspiracyWords,
  inventoryOf as inventory,
  visibility,
} from "../../src/conspiracy/rules.ts";
import {
  type ExilesBlueprint,
  exilesLayer,
  exilesSchemaLayer,
  exilesScoring,
  exilesScoringLayer,
  exilesStack,
} from "../../src/exiles/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import { opponentsOf } from "../../src/kernel/components/seats.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Additions, Area, Layer } from "../../src/kernel/rules/layers.ts";
import { stackOf } from "../../src/kernel/rules/stack.ts";
import {
  byType,
  listOf,
  quantity,
  type SchemaLayer,
  seatSchemas,
} from "../../src/kernel/schemas/schema.ts";
import type { ScoringRules } from "../../src/kernel/score/scoring.ts";
import { wholeNumber } from "../../src/kernel/score/tableau-fields.ts";
import { describerOf } from "../../src/kernel/words/describe.ts";
import { english } from "../../src/kernel/words/english.ts";
import {
  type DescribableOf,
  noWords,
  type Phrases,
  wordsOver,
} from "../../src/kernel/words/phrases.ts";
import {
  krakenSchemas,
  krakenScoring,
  krakenScoringLayer,
  krakenStack,
} from "../../src/kraken/rules.ts";
import { trial } from "./trial.ts";

// The compiler checks this (`npm run types`): each line that must not compile is marked.
describe("a layer that does not fit does not compile, and the error says why", () => {
  /** The type that a stack requires of a layer. */
  type LayerFor<With> = With extends (layer: infer L) => unknown ? L : never;

  test("a layer that changes the payment must be below the paying actions", () => {
    // @ts-expect-error
    exilesStack.with(favoursLayer);
    type OnExiles = LayerFor<typeof exilesStack.with<AbyssBlueprint, FavoursAdded>>;
    expectTypeOf<OnExiles["must be below the layer of these paying actions"]>().toEqualTypeOf<
      "recruit-exile" | "conspire"
    >();
    const { moves } = abyssStack.with(favoursLayer).with(exilesLayer).close();
    expectTypeOf(moves.conspire.perform).parameter(1).toHaveProperty("favours");
    expect(moves).toHaveProperty("conspire");
  });

  test("the game below must have what the layer needs", () => {
    // @ts-expect-error
    abyssStack.with(shadyLayer);
    type OnAbyss = LayerFor<typeof abyssStack.with<ExilesBlueprint, ShadyAdded>>;
    expectTypeOf<OnAbyss["the game below lacks"]>().toEqualTypeOf<
      | "draft"
      | "view"
      | Exclude<ExilesBlueprint["task"]["do"], AbyssBlueprint["task"]["do"]>
      | Exclude<ExilesBlueprint["decision"]["ask"], AbyssBlueprint["decision"]["ask"]>
      | Exclude<ExilesBlueprint["action"]["type"], AbyssBlueprint["action"]["type"]>
      | Exclude<ExilesBlueprint["event"]["type"], AbyssBlueprint["event"]["type"]>
      | "exilePowers"
    >();
    // @ts-expect-error
    conspiracyStack.with(handLimitLayer(12));
    type OnConspiracy = LayerFor<typeof conspiracyStack.with<AbyssBlueprint, HandLimitAdded>>;
    expectTypeOf<"draft" | "next-turn" | "purse">().toExtend<
      OnConspiracy["the game below lacks"]
    >();
  });

  test("a layer must give rules for everything that it adds", () => {
    interface Bell extends Additions<{ event: { readonly type: "bell-rung" } }> {}
    const ringing: Layer<AbyssBlueprint, Bell> = () => ({ redact: { "bell-rung": "public" } });
    expect(abyssStack.with(ringing).close().redact["bell-rung"]).toBe("public");
    // @ts-expect-error: the redaction of the event is missing
    const hasty: Layer<AbyssBlueprint, Bell> = () => ({});
    // @ts-expect-error: the schema of the event is missing
    const hastySchemas: SchemaLayer<Bell> = () => ({});
    // @ts-expect-error: a question needs a move, an answer and an entry in `askable`
    const hastier: Layer<AbyssBlueprint, HandLimitAdded> = () => ({
      redact: { "hand-shed": "public" },
    });
    expect([hasty, hastySchemas, hastier]).toHaveLength(3);
  });

  test("rules, schemas and scores must be of the same game", () => {
    const about = { id: "x", version: "1", ruleNumbers: abyssRuleNumbers } as const;
    const rules = abyssStack.with(handLimitLayer(12));
    // @ts-expect-error: the schemas of the hand limit are missing
    define({ ...about, rules, schemas: abyssSchemas, scoring: abyssScoring });
    // @ts-expect-error: the scores need exiles, which tableaux of this game do not have
    define({ ...about, rules: abyssStack, schemas: abyssSchemas, scoring: exilesScoring });
    expectTypeOf(abyssScoring.close()).toEqualTypeOf<AbyssScoringRules>();
  });

  test("every layer with cards must also be among the scores, in any order", () => {
    const about = { id: "x", version: "1", ruleNumbers: abyssRuleNumbers } as const;
    const rules = abyssStack.with(harbourLayer);
    const schemas = abyssSchemas.with(harbourSchemas);
    // @ts-expect-error: the scores of the harbour are missing
    define({ ...about, rules, schemas, scoring: abyssScoring });
    define({ ...about, rules, schemas, scoring: abyssScoring.with(harbourScoring) });

    const withKraken = {
      ...about,
      rules: krakenStack.with(harbourLayer),
      schemas: krakenSchemas.with(harbourSchemas),
    };
    // @ts-expect-error: the scores of the harbour are missing
    define({ ...withKraken, scoring: krakenScoring });
    define({ ...withKraken, scoring: krakenScoring.with(harbourScoring) });
    const scoring = abyssScoring.with(harbourScoring).with(krakenScoringLayer);
    define({ ...withKraken, scoring });

    const withExiles = {
      ...about,
      rules: rules.with(exilesLayer),
      schemas: schemas.with(exilesSchemaLayer),
    };
    // @ts-expect-error: the scores of the harbour are missing
    define({ ...withExiles, scoring: exilesScoring });
    define({ ...withExiles, scoring: exilesScoring.with(harbourScoring) });
    define({ ...withExiles, scoring: abyssScoring.with(harbourScoring).with(exilesScoringLayer) });
    // The box alone says which cards are scored.
    const boxOnly = abyssScoring.with((below) => ({ ...below, box: below.box.with(harbourCards) }));
    expectTypeOf(boxOnly.scores).toEqualTypeOf(abyssScoring.with(harbourScoring).scores);
  });
});

test("`define` refuses an action that answers no question", () => {
  const forgetful: Layer<AbyssBlueprint, HarbourAdded> = (below, top) => {
    const { answers: _, ...others } = harbourLayer(below, top);
    return others;
  };
  const harbourWith = (layer: typeof harbourLayer) =>
    define({
      id: "x",
      version: "1",
      ruleNumbers: abyssRuleNumbers,
      rules: abyssStack.with(layer),
      schemas: abyssSchemas.with(harbourSchemas),
      scoring: abyssScoring.with(harbourScoring),
    });
  expect(() => harbourWith(forgetful)).toThrow(
    "bug: the action type use-pawnbroker answers no question, expected it in `answers` of at least one",
  );
  expect(harbourWith(harbourLayer).id).toBe("x");
});

describe("a layer may read `top` while playing, not while building", () => {
  test("in rules", () => {
    const early: Layer<AbyssBlueprint, Additions> = (_below, top) => ({ box: top.box });
    expect(() => abyssStack.with(early).close()).toThrow(/layer reads top\.box while/);
    const inTime: Layer<AbyssBlueprint, Additions> = (below, top) => ({
      lordsAtStart: 3,
      cardsInCourt: (table) => below.cardsInCourt(table) + top.lordsAtStart,
    });
    const rules = abyssStack.with(inTime).close();
    expect(rules.cardsInCourt({ court: [] } as never)).toBe(3);
  });

  test("in schemas and scores", () => {
    const schemas = abyssSchemas.with<Additions>((_below, top) => ({ players: top.players }));
    expect(() => schemas.close()).toThrow(/layer reads top\.players while/);
    const scoring = abyssScoring.with<AbyssScoringRules>((below, { lines }) => ({
      ...below,
      lines,
    }));
    expect(() => scoring.close()).toThrow(/layer reads top\.lines while/);
  });

  test("the lowest layer sees the finished whole, and a stack can be extended after it was closed", () => {
    interface Voice {
      readonly name: string;
      hello(): string;
    }
    const low = stackOf<Voice>((top) => ({ name: "low", hello: () => `${top.name} here` }));
    const high = low.with<Voice>((below) => ({ ...below, name: `${below.name}, then high` }));
    expect(low.close().hello()).toBe("low here");
    expect(high.close().hello()).toBe("low, then high here");
    expect(low.close().hello()).toBe("low here");
  });
});

// A layer on Conspiracy: the opponents applaud a player who takes a location.
interface Applause
  extends Additions<
    Area<{ applause: number[] }> & {
      event: { readonly type: "applauded"; readonly seat: Seat; readonly by: number };
      tableau: { readonly applause: number };
      category: "applause";
    }
  > {}

const applauseLayer: Layer<ConspiracyBlueprint, Applause> = (below) => ({
  reactions: {
    "location-taken": [
      (table, { seat }, play) => {
        const by = opponentsOf(table, seat).length;
        table.applause[seat]! += by;
        play.emit({ type: "applauded", seat, by });
      },
    ],
  },
  redact: { applauded: "public" },
  deal(options, play) {
    const { table, agenda } = below.deal(options, play);
    return { table: { ...table, applause: table.seats.map(() => 0) }, agenda };
  },
  hide: (state, viewer) => ({ ...below.hide(state, viewer), applause: state.table.applause }),
  fillHidden: (view, rng) => ({
    ...below.fillHidden(view, rng),
    applause: [...view.table.applause],
  }),
  tableau: (state, seat) => ({
    ...below.tableau(state, seat),
    applause: state.table.applause[seat]!,
  }),
});
const applauseSchemas: SchemaLayer<Applause> = (_below, top) => ({
  events: () => byType({ applauded: { seat: seatSchemas(top.players).seat, by: quantity } }),
  table: () => ({ applause: listOf(quantity, top.players.max) }),
});
type Tableau = ConspiracyBlueprint["tableau"];
const applauseScoring = (
  below: ScoringRules<Tableau, Category>,
): ScoringRules<Tableau & Applause["tableau"], Category | "applause"> => ({
  ...below,
  fields: () => ({ ...below.fields(), applause: wholeNumber }),
  lines: (tableau, opponents) => [
    ...below.lines(tableau, opponents),
    { category: "applause", source: "opponents", points: tableau.applause },
  ],
});
const applauseWords: Phrases<DescribableOf<Applause & { category: "applause" }>> = {
  ...noWords,
  events: { applauded: ({ seat, by }, { player }) => `${by} applaud ${player(seat)}` },
  parts: { applause: "applause" },
  lines: { applause: () => "applause" },
};

describe("a layer on Conspiracy", () => {
  const game = define({
    id: "applause",
    version: "1",
    ruleNumbers: conspiracyRuleNumbers,
    rules: conspiracyStack.with(applauseLayer),
    schemas: conspiracySchemas.with(applauseSchemas),
    scoring: conspiracyScoring.with(applauseScoring),
  });

  const declared = { inventory, visibility: { ...visibility, applause: "open" } } as const;

  test("keeps the laws, and reacts to every event", () => {
    const tally = trial(game, (players) => ({ players }), declared, 5);
    const { applauded = 0, "location-taken": taken } = tally;
    expect(applauded).toBeGreaterThan(3);
    expect(applauded).toBe(taken);
  });

  test("adds a line to the score and keeps the others", () => {
    const tableau = { lords: ["blue-6"], locations: [], pearls: 0, pearlMaster: false } as const;
    const [sheet] = game.score([{ ...tableau, applause: 3 }]);
    expect(sheet?.lines).toEqual([
      ...(conspiracy.score([tableau])[0]?.lines ?? []),
      { category: "applause", source: "opponents", points: 3 },
    ]);
    expect(() => game.score([{ ...tableau, applause: -1 }])).toThrow("whole number");
  });

  test("adds texts to those below", () => {
    const { sentence, line } = describerOf(
      english,
      wordsOver(conspiracyWords, applauseWords),
      [],
      {},
    );
    expect(sentence({ type: "applauded", seat: 0, by: 2 })).toBe("2 applaud Player 1.");
    expect(line({ category: "applause", source: "opponents", points: 1 })).toBe(
      "Applause: 1 point",
    );
    const below: Event = { type: "turn-started", seat: 1 };
    expect(sentence(below)).toBe(describerOf(english, conspiracyWords, [], {}).sentence(below));
  });
});
