// Exile cards of your own, two of them with powers that no exile of the library has:
//
// - The Pickpocket steals a monster token at the beginning of its owner's turn, as the Hunter does.
// - The Informer brings its owner a pearl whenever an opponent recruits a lord.
//
// Like all powers of exiles, they work while the exile is free, that is, not under a location.
import type { Seat } from "abyss-rules";
import { abyssRuleNumbers, abyssWords, restAfter } from "abyss-rules/abyss/rules";
import { hasPower } from "abyss-rules/exiles";
import { defaultCatalogue, type ExileCard } from "abyss-rules/exiles/cards";
import {
  type ExilesBlueprint,
  exilesContext,
  exilesSchemas,
  exilesScoring,
  exilesStack,
  exilesWords,
  namesOf,
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

const informer: ExileCard = {
  id: "informer",
  name: "Informer",
  cost: { value: 7, races: 2, required: "shellfish" },
  influence: 4,
  key: false,
  power: "informer",
  provisional: false,
};
const pickpocket: ExileCard = {
  id: "pickpocket",
  name: "Pickpocket",
  cost: { value: 6, races: 1, required: "crab" },
  influence: 4,
  key: false,
  power: "pickpocket",
  provisional: false,
};

/** The exiles of the game: two new ones, and those of the library that have no power. */
export const catalogue: readonly ExileCard[] = [
  informer,
  pickpocket,
  ...defaultCatalogue.filter(({ power }) => power === null),
];

// 2. The rules.

type InformerPaid = { readonly type: "informer-paid"; readonly seat: Seat };

/** What the two powers add to the types of a game with exiles. */
export interface ShadyAdded extends Additions<{ event: InformerPaid }> {}
type World = WithLayer<ExilesBlueprint, ShadyAdded>;

/** The powers of Pickpocket and Informer. */
export const shadyLayer: Layer<ExilesBlueprint, ShadyAdded> = (below) => ({
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
  // The default catalogue of this game; the options may give another.
  deal: (options, play) => below.deal({ catalogue, ...options }, play),
});

/** The schemas of the two powers: a catalogue may name them. */
export const shadySchemas: SchemaLayer<ShadyAdded> = (below, top) => {
  const names = namesOf(below);
  return {
    names: { ...names, exilePowers: [...names.exilePowers, "informer", "pickpocket"] },
    events: () => byType({ "informer-paid": { seat: seatSchemas(top.players).seat } }),
  };
};

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

const shadyTerms = {
  // What the cards do; their names are in the catalogue.
  exileTexts: {
    ...exilesWords.terms.exileTexts,
    informer: "While free: gain 1 pearl when an opponent recruits a lord.",
    pickpocket: "While free: take a monster token of an opponent at the start of your turn.",
  },
};

const shadyWords: Phrases<DescribableOf<ShadyAdded>, typeof shadyTerms> = {
  ...noWords,
  terms: shadyTerms,
  events: {
    "informer-paid": ({ seat }, { player }) => `the Informer brings ${player(seat)} 1 pearl`,
  },
};

const words = wordsOver(wordsOver(abyssWords, exilesWords), shadyWords);

/** An English sentence for an event or a refusal of the game. */
export const describe = (value: World["event"] | World["refusal"]): string =>
  describerOf(english, words, [], exilesContext(words.terms, { catalogue })).sentence(value);
