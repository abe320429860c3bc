import type * as abyss from "../../abyss/actions.ts";
import type { AbyssContext, AbyssDescribeOptions, AbyssLocale } from "../../abyss/words/phrases.ts";
import type { ChoicesOf } from "../../kernel/rules/choices-of.ts";
import type { Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { Action, OwnAction, OwnDecision } from "../actions.ts";
import type { Fighter } from "../cards/fighters.ts";
import type { Leviathan } from "../cards/leviathans.ts";
import type { LeviathanLord } from "../cards/lords.ts";
import type { LeviathanToken } from "../cards/tokens.ts";
import type { OwnEvent } from "../events.ts";
import type { LeviathanRefusal } from "../refusals.ts";
import type { Hunter, LeviathanArea, TableView } from "../table.ts";

/** The components that Leviathan adds: cards by id, tokens by their kind. */
export type LeviathanCardId =
  | LeviathanLord
  | Fighter
  | Leviathan
  | { readonly kind: "leviathan-token"; readonly id: LeviathanToken };

/** The keys of the texts of these components, and of a leviathan token whose face is not said. */
export type LeviathanCardKey =
  | Extract<LeviathanCardId, string>
  | `leviathan-token-${LeviathanToken}`
  | "leviathan-token";

/** Questions of Abyss that Leviathan words differently: leviathans are fought, and there are two kinds of token. */
type RewordedDecision = Extract<abyss.Decision, { readonly ask: "explore" | "steal-token" }>;

/** Cards of Abyss that Leviathan words differently, or of which it has more copies. */
export type RewordedCard = "monster" | "hunter" | "crab-1";

/** What the texts of Leviathan describe. The source of gained pearls is named like a card. */
export interface LeviathanDescribable extends Describable {
  event: Exclude<OwnEvent, { readonly type: "pearls-gained" }>;
  refusal: LeviathanRefusal;
  action: OwnAction;
  decision: OwnDecision | RewordedDecision;
  choices: Pick<
    ChoicesOf<Action>,
    "leviathan" | "pearls" | "baseTokens" | "token" | "stack" | "supply" | "to" | "space"
  >;
  part: LeviathanPart;
  category: "scourge" | "wounds";
  card: LeviathanCardKey | RewordedCard;
}

/** The parts of the area of Leviathan; a prefix tells them from parts of the same name. */
type LeviathanPart =
  | "border"
  | "leviathanDeck"
  | "discardedLeviathans"
  | "leviathanTokens"
  | "revealedTokens"
  | Exclude<keyof Hunter<null>, "tokens">
  | Extract<keyof LeviathanArea<null>, "scourge" | "fight">;

/** The texts of what Leviathan adds, in one language. It has no terms, so those of the layers below remain. */
export type LeviathanWords = Phrases<LeviathanDescribable, object, AbyssContext>;

/** A language that has the texts of Abyss and of Leviathan. */
export interface LeviathanLocale extends AbyssLocale {
  readonly leviathan: LeviathanWords;
}

/** Options of the functions that describe a game with Leviathan. */
export interface LeviathanDescribeOptions
  extends AbyssDescribeOptions<LeviathanLocale, TableView> {}
