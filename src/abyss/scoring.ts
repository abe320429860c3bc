import { countOf } from "../kernel/components/bags.ts";
import type { Problem } from "../kernel/data/errors.ts";
import { type Stack, stackOf } from "../kernel/rules/stack.ts";
import type { ScoreLine as AnyLine } from "../kernel/score/score.ts";
import type { ScoringRules } from "../kernel/score/scoring.ts";
import {
  componentList,
  oneName,
  optional,
  recordOf,
  wholeNumber,
} from "../kernel/score/tableau-fields.ts";
import { byRace } from "./allies.ts";
import { allyValue, raceOf } from "./cards/allies.ts";
import { abyssBox, alliesIn, type Box } from "./cards/box.ts";
import { type Location, locationCard } from "./cards/locations.ts";
import { type Lord, lordCard } from "./cards/lords.ts";
import { monsterTokens, type Token, tokenCopies, tokenValues } from "./cards/threat.ts";
import { disabledLordsRules, type Tableau } from "./tableau.ts";

/** The parts of a score, in the order in which they are listed (AB-71). */
export const categories = ["locations", "lords", "allies", "monsters"] as const;
/** A part of a score. */
export type Category = (typeof categories)[number];
type Line = AnyLine<Category>;

/** How tableaux of Abyss and its variants are scored. */
export interface AbyssScoringRules<T extends Tableau = Tableau, C extends string = Category>
  extends ScoringRules<T, C> {
  /**
   * The points of a location for a tableau (AB-74); a layer scores its own kinds. `owner` has the
   * location: the same tableau, or that of an opponent whose location is copied (AB-75).
   */
  points(location: Location, tableau: T, owner: T): number;
  readonly isComplete: NonNullable<ScoringRules<T, C>["isComplete"]>;
}

const once = () => 1;

/** The fields of a tableau in a game with these components. */
export const tableauFieldsOf = (box: Box): ScoringRules<Tableau>["fields"] => ({
  lords: componentList(box.lords, once),
  disabled: optional(componentList(box.lords, once)),
  disabledLords: optional(oneName(disabledLordsRules)),
  locations: componentList(box.locations, once),
  affiliated: componentList(alliesIn(box), (ally) => countOf(box.cards, ally)),
  monsterTokens: componentList(tokenValues, (token: Token) => tokenCopies[token]),
  pearls: wholeNumber,
  hidden: optional(recordOf({ hand: wholeNumber, monsterTokens: wholeNumber })),
});

/** AB-71 to AB-76 */
export const abyssScoring: Stack<AbyssScoringRules> = stackOf((top) => ({
  fields: tableauFieldsOf(abyssBox),
  mostPlayers: 4,
  *problems(tableaux) {
    yield* disabledProblems(tableaux);
    yield* tokenProblems(tableaux);
  },
  points: locationPoints,
  lines: (tableau, opponents) => [
    ...locationLines(top, tableau, opponents),
    ...lordLines(tableau),
    ...allyLines(tableau),
    ...monsterLines(tableau),
  ],
  tieBreaks: (tableau) => [tableau.pearls, strongest(influences(tableau))],
  isComplete: ({ hidden }) => !hidden || hidden.hand + hidden.monsterTokens === 0,
}));

/** AB-39: disabled lords must be among the lords, and all tableaux must have the same rule for them. */
function* disabledProblems(tableaux: readonly Tableau[]): Generator<Problem> {
  for (const [i, { lords, disabled = [] }] of tableaux.entries())
    for (const [j, lord] of disabled.entries())
      if (!lords.includes(lord))
        yield { path: [i, "disabled", j], reason: `${lord} is disabled, but not among the lords` };
  const rules = tableaux.map(({ disabledLords = "influence" }) => disabledLords);
  const other = rules.findIndex((rule) => rule !== rules[0]);
  if (other !== -1)
    yield {
      path: [other, "disabledLords"],
      reason: `${rules[other]}, expected ${rules[0]} as in the first tableau`,
    };
}

/** Face-down monster tokens count against those that the game has. */
function* tokenProblems(tableaux: readonly Tableau[]): Generator<Problem> {
  let tokens = 0;
  for (const [i, { monsterTokens: known, hidden }] of tableaux.entries()) {
    tokens += known.length + (hidden?.monsterTokens ?? 0);
    if (tokens > monsterTokens.length)
      yield {
        path: hidden ? [i, "hidden", "monsterTokens"] : [i, "monsterTokens"],
        reason: `makes ${tokens} monster tokens, but the game has ${monsterTokens.length}`,
      };
  }
}

/** AB-39: the lords that count for locations that score guilds, keys or the number of lords. */
const scoringLords = ({ lords, disabled, disabledLords }: Tableau): readonly Lord[] =>
  disabledLords === "all" ? lords : lords.filter((lord) => !disabled?.includes(lord));

const influences = ({ lords }: Pick<Tableau, "lords">): number[] =>
  lords.map((lord) => lordCard(lord).influence);
/** The highest value; 0 if there is none. */
const strongest = (values: readonly number[]): number => Math.max(0, ...values);
const weakest = (values: readonly number[]): number =>
  values.length > 0 ? Math.min(...values) : 0;

/** AB-74, AB-75 */
const locationLines = (
  scoring: AbyssScoringRules,
  tableau: Tableau,
  opponents: readonly Tableau[],
): Line[] =>
  tableau.locations.map((location) => ({
    category: "locations",
    source: location,
    ...(locationCard(location).scoring.kind === "copyOpponentLocation"
      ? bestCopy(scoring, tableau, opponents)
      : { points: scoring.points(location, tableau, tableau) }),
  }));

/** AB-75: the best location of an opponent, ties broken by name; one that scores nothing is not copied. */
function bestCopy(
  { points }: AbyssScoringRules,
  tableau: Tableau,
  opponents: readonly Tableau[],
): Pick<Line, "points" | "copied"> {
  let best: Pick<Line, "points" | "copied"> = { points: 0 };
  for (const owner of opponents)
    for (const copied of owner.locations) {
      const worth = points(copied, tableau, owner);
      if (worth > best.points || (worth === best.points && copied < (best.copied ?? "")))
        best = { points: worth, copied };
    }
  return best;
}

/** AB-74; City of Mirrors on its own scores nothing. */
function locationPoints(location: Location, tableau: Tableau): number {
  const { scoring } = locationCard(location);
  const { affiliated } = tableau;
  const cards = scoringLords(tableau).map(lordCard);
  switch (scoring.kind) {
    case "perLordOfGuild":
      return scoring.base + scoring.each * cards.filter((c) => c.guild === scoring.guild).length;
    case "perAffiliatedOfRace":
      return (
        scoring.base + scoring.each * affiliated.filter((a) => raceOf(a) === scoring.race).length
      );
    case "perGuildRepresented":
      return scoring.base + scoring.each * new Set(cards.map((c) => c.guild)).size;
    case "weakestLord":
      return scoring.times * weakest(influences(tableau));
    case "strongestLord":
      return scoring.times * strongest(influences(tableau));
    case "minusPerLord":
      return scoring.base - cards.length;
    case "perLordWithKey":
      return scoring.each * cards.filter((c) => c.keys > 0).length;
    case "perLordWithoutKey":
      return scoring.each * cards.filter((c) => c.keys === 0).length;
    case "weakestAffiliatedPerRace":
      return byRace(affiliated).reduce(
        (n, allies) => n + weakest(allies.map(allyValue)),
        scoring.base,
      );
    case "minusPerAffiliated":
      return scoring.base - affiliated.length;
    case "copyOpponentLocation":
    case "none":
      return 0;
    case "minusPerNebulis":
    case "loot":
      throw new Error(`bug: no layer scores ${location}`);
  }
}

/** AB-72 */
const lordLines = ({ lords }: Tableau): Line[] =>
  lords.map((lord) => ({ category: "lords", source: lord, points: lordCard(lord).influence }));

/** AB-73 */
const allyLines = ({ affiliated }: Tableau): Line[] =>
  byRace(affiliated).map((allies) => {
    const best = allies.reduce((a, b) => (allyValue(b) > allyValue(a) ? b : a));
    return { category: "allies", source: best, points: allyValue(best) };
  });

/** AB-73 */
const monsterLines = ({ monsterTokens }: Tableau): Line[] =>
  monsterTokens.length === 0
    ? []
    : [
        {
          category: "monsters",
          source: "monster-tokens",
          points: monsterTokens.reduce<number>((sum, token) => sum + token, 0),
        },
      ];
