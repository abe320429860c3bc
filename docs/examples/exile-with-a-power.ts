// Two exiles of your own, with powers that no exile of the library has:
//
// - The Pickpocket steals a monster token at the beginning of its owner's turn, as the Hunter does.
// - The Informer brings its owner a pearl whenever an opponent recruits a lord.
//
// Like all powers of exiles, they work while the exile is free, that is, not under a location.
import type { Seat } from "abyss-rules";
import { abyssRuleNumbers, abyssWords, restAfter } from "abyss-rules/abyss/rules";
import { hasPower } from "abyss-rules/exiles";
import {
  type CardAdditions,
  type ExilesBlueprint,
  exilesBox,
  exilesContext,
  exilesSchemas,
  exilesScoring,
  exilesStack,
  exilesWords,
  shapesWithCards,
} from "abyss-rules/exiles/rules";
import {
  type Additions,
  alsoAskableOver,
  areaOf,
  byType,
  type DescribableOf,
  define,
  describerOf,
  english,
  type Layer,
  noWords,
  opponentsOf,
  type Phrases,
  type SchemaLayer,
  seatSchemas,
  type WithLayer,
  wordsOver,
} from "abyss-rules/variant";

// 1. The cards. A card names its power; the rules below carry it out.

/** The two exiles, which are added to the ten of the library. */
export const shadyCards = {
  exiles: {
    informer: {
      name: "Informer",
      cost: { value: 7, races: 2, required: "shellfish" },
      influence: 4,
      key: false,
      power: "informer",
    },
    pickpocket: {
      name: "Pickpocket",
      cost: { value: 6, races: 1, required: "crab" },
      influence: 4,
      key: false,
      power: "pickpocket",
    },
  },
} as const;

// 2. The rules.

type InformerPaid = { readonly type: "informer-paid"; readonly seat: Seat };

/** What the two powers add to the types of a game with exiles. */
export interface ShadyAdded
  extends Additions<CardAdditions<typeof shadyCards> & { event: InformerPaid }> {}
type World = WithLayer<ExilesBlueprint, ShadyAdded>;

/** The powers of Pickpocket and Informer. */
export const shadyLayer: Layer<ExilesBlueprint, ShadyAdded> = (below) => ({
  box: below.box.with(shadyCards),
  // Neither acts before its owner's action or affiliation, for which a power has hooks: the rules below ask `hasPower`.
  exilePowers: { ...below.exilePowers, informer: {}, pickpocket: {} },
  tasks: {
    // The question is one of Abyss, which already has its answer and its refusals.
    "start-turn": (table, task, play) => {
      below.tasks["start-turn"](table, task, play);
      if (hasPower(table, task.seat, "pickpocket"))
        play.next({ ask: "steal-token", seats: [task.seat], mayDecline: false });
    },
  },
  // Abyss asks it only during a recruitment, and checks saved states for that. Here it also comes
  // at the start of a turn.
  askable: {
    "steal-token": alsoAskableOver(below.askable["steal-token"], [restAfter("start-turn")]),
  },
  // Lords are recruited in several ways; all of them emit this event, and the reaction answers it.
  reactions: {
    "lord-recruited": [
      (table, { seat }, play) => {
        for (const owner of opponentsOf(table, seat))
          if (hasPower(table, owner, "informer")) {
            areaOf(table, owner).pearls += 1;
            play.emit({ type: "informer-paid", seat: owner });
          }
      },
    ],
  },
  redact: { "informer-paid": "public" },
});

/** The schemas of the two exiles. A catalogue in the options may also name their powers. */
export const shadySchemas: SchemaLayer<ShadyAdded> = (below, top) => ({
  ...shapesWithCards(below, shadyCards),
  events: () => byType({ "informer-paid": { seat: seatSchemas(top.players).seat } }),
});

/** Exiles with Pickpocket and Informer. */
export const shady = define({
  id: "exiles-shady",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: exilesStack.with(shadyLayer),
  schemas: exilesSchemas.with(shadySchemas),
  scoring: exilesScoring,
});

// 3. The words.

const shadyWords: Phrases<DescribableOf<ShadyAdded>> = {
  ...noWords,
  events: {
    "informer-paid": ({ seat }, { player }) => `the Informer brings ${player(seat)} 1 pearl`,
  },
  cards: {
    informer: {
      name: "Informer",
      text: "While free: gain 1 pearl when an opponent recruits a lord.",
    },
    pickpocket: {
      name: "Pickpocket",
      text: "While free: take a monster token of an opponent at the start of your turn.",
    },
  },
};

const words = wordsOver(wordsOver(abyssWords, exilesWords), shadyWords);

const box = exilesBox.with(shadyCards);

/** An English sentence for an event or a refusal of the game. */
export const describe = (value: World["event"] | World["refusal"]): string =>
  describerOf(english, words, [], exilesContext(words.terms, {}, box)).sentence(value);
