// New cards for Abyss: two lords and a location.
//
// - The Pawnbroker, a merchant: while free, once per turn, return a key token to gain 2 pearls.
// - The Herald, a politician: on entering, gain a pearl for each lord in the court.
// - The Lighthouse: 4 points, and 1 for every 3 of your pearls.
//
// The cards are data in one place, from which the rules, the scoring, the schemas and the words of the layer
// take them. The types of the game include them: 37 lords and 21 locations. The layer goes on Kraken and Exiles
// too: test/example-trials.ts tests it on all of them with `abyss-rules/testing`.
import type { Seat } from "abyss-rules";
import {
  type AbyssBlueprint,
  abyssContext,
  abyssParts,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  abyssWords,
  type CardAdditions,
  cardIds,
  cardScoringLayer,
  gainPearls,
  guildOf,
  type Power,
  refuseUse,
  shapesWithCards,
  tileOf,
  usesPower,
  withActivated,
} from "abyss-rules/abyss/rules";
import {
  type Additions,
  areaOf,
  byType,
  type DescribableOf,
  define,
  describerOf,
  english,
  type Layer,
  type MoveOf,
  noWords,
  onlyAction,
  type Phrases,
  type SchemaLayer,
  type WithLayer,
  wordsOver,
} from "abyss-rules/variant";

// 1. The cards.

const merchant = guildOf("harbour", "merchant", "shellfish");
const politician = guildOf("harbour", "politician", "squid");
const tile = tileOf("harbour");

/** The cards of the harbour. */
export const harbourCards = {
  lords: {
    pawnbroker: merchant({ value: 7, races: 2, influence: 4, keys: 1, power: "activated" }),
    herald: politician({
      value: 9,
      races: 2,
      influence: 7,
      keys: 0,
      power: "once",
      entering: usesPower("herald"),
    }),
  },
  locations: { lighthouse: tile({ kind: "perPearls", base: 4, pearls: 3 }) },
} as const;

/** Ids of the cards for rules: `lord("pawnbroker")`. */
const { lord } = cardIds(harbourCards);

// 2. The types that the layer adds: the ids of its cards, an action, an event.

type UsePawnbroker = { readonly type: "use-pawnbroker"; readonly seat: Seat };
type Pawned = { readonly type: "key-token-pawned"; readonly seat: Seat };

/** What the harbour adds to a game. */
export interface HarbourAdded
  extends Additions<
    CardAdditions<typeof harbourCards> & { action: UsePawnbroker; event: Pawned }
  > {}

type World = WithLayer<AbyssBlueprint, HarbourAdded>;

// 3. The rules.

const PAWN_PEARLS = 2;

const usePawnbroker: MoveOf<World, "use-pawnbroker"> = {
  keepsOpen: true,
  options: onlyAction("use-pawnbroker"),
  refuse(table, { seat }) {
    const { keys: has } = areaOf(table, seat);
    if (has === 0)
      return { code: "too-few-key-tokens", rule: "HOUSE-1", params: { has, needs: 1 } };
    return refuseUse(table, seat, lord("pawnbroker"));
  },
  perform(table, { seat }, play) {
    table.turn.used.push(lord("pawnbroker"));
    areaOf(table, seat).keys -= 1;
    table.keyTokens += 1;
    play.emit({ type: "key-token-pawned", seat });
    gainPearls(table, seat, PAWN_PEARLS, lord("pawnbroker"), play);
  },
};

const herald: Power = (table, seat, play) =>
  gainPearls(table, seat, table.court.length, lord("herald"), play);

/** The rules of the harbour, for Abyss or any game that is built on it. */
export const harbourLayer: Layer<AbyssBlueprint, HarbourAdded> = (below) => ({
  box: below.box.with(harbourCards),
  powers: { ...below.powers, herald },
  moves: { "use-pawnbroker": usePawnbroker },
  redact: { "key-token-pawned": "public" },
  ...withActivated(below, "use-pawnbroker"),
  // So that a question that costs pearls is also asked if the Pawnbroker could supply them.
  pearlsInReach(table, seat) {
    const isUsable = areaOf(table, seat).keys > 0 && !refuseUse(table, seat, lord("pawnbroker"));
    return below.pearlsInReach(table, seat) + (isUsable ? PAWN_PEARLS : 0);
  },
});

// 4. Scoring, schemas and words.

/** The scoring of the Lighthouse. */
export const harbourScoring = cardScoringLayer(harbourCards, {
  perPearls: ({ base, pearls: each }, { pearls }) => base + Math.floor(pearls / each),
});

/** The schemas of the harbour. */
export const harbourSchemas: SchemaLayer<HarbourAdded> = (below, top) => ({
  ...shapesWithCards(below, harbourCards),
  actions: () => byType({ "use-pawnbroker": { seat: abyssParts(top).seat } }),
  events: () => byType({ "key-token-pawned": { seat: abyssParts(top).seat } }),
});

/** The words of the harbour. A card without a text does not compile. */
export const harbourWords: Phrases<DescribableOf<HarbourAdded>> = {
  ...noWords,
  events: {
    "key-token-pawned": ({ seat }, { player }) => `${player(seat)} pawns a key token`,
  },
  actionTypes: { "use-pawnbroker": "use the Pawnbroker" },
  actions: { "use-pawnbroker": () => "pawn a key token for 2 pearls" },
  cards: {
    pawnbroker: {
      name: "Pawnbroker",
      text: "While free, once per turn: return a key token to gain 2 pearls.",
    },
    herald: { name: "Herald", text: "At once: gain 1 pearl for each lord in the court." },
    lighthouse: { name: "Lighthouse", text: "4 points, and 1 for every 3 of your pearls." },
  },
};

// 5. The game.

/** Abyss with the harbour. */
export const harbour = define({
  id: "abyss-harbour",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: abyssStack.with(harbourLayer),
  schemas: abyssSchemas.with(harbourSchemas),
  scoring: abyssScoring.with(harbourScoring),
});

/** Texts about the game, with the names of the players. */
export const describerFor = (names: readonly string[]) =>
  describerOf(english, wordsOver(abyssWords, harbourWords), names, abyssContext(undefined));
