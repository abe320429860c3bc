// A variant is a layer: a function of the rules below it and of the finished game. All casts for this
// are in this file.

import type { Rng } from "../components/rng.ts";
import type { IdsWithLayer } from "../data/ids.ts";
import type { DeepReadonly } from "../data/types.ts";
import type { Refusal } from "../validation/refusal.ts";
import type {
  Action,
  Blueprint,
  Decision,
  GameEvent,
  Meter,
  TableAndAgenda,
  Task,
} from "./blueprint.ts";
import type { Rules, RulesWithKit } from "./rules.ts";
import { type Stack, stackOf } from "./stack.ts";

/** Everything that a layer can add to the types of the game below it. */
export interface AnyAdditions {
  /** The ids of the components that it adds, by kind; its box and its schemas must contain them. */
  ids: object;
  /** The ids of the components that it leaves out of the box below, by kind. */
  leftOut: object;
  options: object;
  /** Options of the game below to which the layer gives a fixed value: callers can no longer choose them. */
  settled: object;
  draft: object;
  table: object;
  view: object;
  task: Task;
  decision: Decision;
  /** Replaces an action of the same type; `WithPayment` takes the payment of the game below. */
  action: Action | WithPayment<Action>;
  /** Replaces an event of the same type, so that a layer can widen the unions in it. */
  event: GameEvent;
  refusal: Refusal;
  /** Replaces a meter of the same kind. */
  meter: Meter;
  tableau: object;
  /** The parts that it adds to the score. */
  category: string;
  /** The layer's area as `fromPosition` takes it. */
  layout: object;
  /** Replaces the payment of all paying actions; `never` keeps it. */
  payment: object;
  /** Values that it adds to the kit, or replaces. */
  kit: object;
}

interface Nothing {
  ids: object;
  leftOut: object;
  options: object;
  settled: object;
  draft: object;
  table: object;
  view: object;
  task: never;
  decision: never;
  action: never;
  event: never;
  refusal: never;
  meter: never;
  tableau: object;
  category: never;
  layout: object;
  payment: never;
  kit: object;
}

/**
 * What a layer adds to the types of the game below it. Name only what it adds.
 *
 * @example
 * ```ts
 * interface TidesAdded extends Additions<{ event: { readonly type: "tide-turned" } }> {}
 * ```
 */
export type Additions<Own extends Partial<AnyAdditions> = object> = {
  [K in keyof Nothing]: K extends keyof Own ? Own[K] : Nothing[K];
};

/** The area that a layer adds to the table, for its `Additions`: the full area, and as viewers see it. */
export interface Area<Whole, Seen = Whole> {
  draft: Whole;
  table: DeepReadonly<Whole>;
  view: DeepReadonly<Seen>;
}

/** An action that pays in the way of the game below. */
export interface WithPayment<Rest> {
  readonly paying: Rest;
}
type Paid<A, Payment> = A extends WithPayment<infer Rest> ? Rest & Payment : A;
type TypesOfActions<A> =
  A extends WithPayment<infer Rest>
    ? Rest extends Action
      ? Rest["type"]
      : never
    : A extends Action
      ? A["type"]
      : never;

/** The members of a union whose tag is not replaced. */
type Except<Union, Tag extends string, Used> = Union extends { readonly [T in Tag]: Used }
  ? never
  : Union;

type PaymentOf<B extends Blueprint, A extends AnyAdditions> = [A["payment"]] extends [never]
  ? B["payment"]
  : A["payment"];

/** The options of the game below that callers can still choose. */
type StillOpen<B extends Blueprint, A extends AnyAdditions> = keyof A["settled"] extends never
  ? B["options"]
  : Omit<B["options"], keyof A["settled"]>;

/** The blueprint of a game with a layer on top. */
export interface WithLayer<B extends Blueprint, A extends AnyAdditions> extends Blueprint {
  ids: IdsWithLayer<B["ids"], A["ids"], A["leftOut"]>;
  options: StillOpen<B, A> & A["options"];
  draft: B["draft"] & A["draft"];
  table: B["table"] & A["table"];
  view: B["view"] & A["view"];
  task: B["task"] | A["task"];
  decision: B["decision"] | A["decision"];
  action:
    | Except<B["action"], "type", TypesOfActions<A["action"]>>
    | Extract<Paid<A["action"], PaymentOf<B, A>>, Action>;
  event: Except<B["event"], "type", A["event"]["type"]> | A["event"];
  refusal: B["refusal"] | A["refusal"];
  meter: Except<B["meter"], "kind", A["meter"]["kind"]> | A["meter"];
  tableau: B["tableau"] & A["tableau"];
  category: B["category"] | A["category"];
  layout: B["layout"] & A["layout"];
  payment: PaymentOf<B, A>;
  kit: KitWithLayer<
    Omit<B["kit"], keyof A["kit"]>,
    B["action"]["type"],
    ActionTypesWithLayer<B, A>
  > &
    A["kit"];
}

type ActionTypesWithLayer<B extends Blueprint, A extends AnyAdditions> =
  | B["action"]["type"]
  | TypesOfActions<A["action"]>;

/** The kit below, in which lists of action types may also contain those of the layer. */
type KitWithLayer<Kit, Kinds, More> = [More] extends [Kinds]
  ? Kit
  : {
      [K in keyof Kit]: [Kit[K], readonly Kinds[]] extends [readonly Kinds[], Kit[K]]
        ? readonly More[]
        : Kit[K];
    };

/** A record in which the entries `Needed` are required. It is optional if none is. */
type Entries<Name extends string, T, Needed> = [Needed] extends [never]
  ? { readonly [N in Name]?: Partial<T> }
  : { readonly [N in Name]: Partial<T> & Pick<T, Needed & keyof T> };

/** Members that are required if the layer adds anything of a kind. */
type NeededFor<Added, T> = keyof Added extends never ? Partial<T> : T;

/** What a layer returns: rules for everything that it adds, and replacements for what it changes. */
export type Patch<W extends Blueprint, A extends AnyAdditions> = Entries<
  "tasks",
  Rules<W>["tasks"],
  A["task"]["do"]
> &
  Entries<"moves", Rules<W>["moves"], TypesOfActions<A["action"]>> &
  Entries<"answers", Rules<W>["answers"], A["decision"]["ask"]> &
  Entries<"askable", Rules<W>["askable"], A["decision"]["ask"]> &
  Entries<"redact", Rules<W>["redact"], A["event"]["type"]> & {
    /** Run after the reactions below. */
    readonly reactions?: Rules<W>["reactions"];
    /**
     * Builds the layer's own area from a position. The areas of layers above exist already, the table
     * below does not. If a layer has `deal` but no `layOut`, `fromPosition` does not support the game.
     */
    readonly layOut?: (layout: W["layout"], above: TableAndAgenda<object>, rng: Rng) => A["draft"];
  } & NeededFor<A["draft"], Pick<Rules<W>, "deal" | "hide" | "fillHidden">> &
  NeededFor<A["tableau"], Pick<Rules<W>, "tableau">> &
  Partial<Pick<Rules<W>, "problems">> &
  A["kit"] &
  Partial<W["kit"]>;

/** A layer that adds `A`. It is written against the game `B`, and fits any game that has everything `B` has. */
export type Layer<B extends Blueprint, A extends AnyAdditions> = (
  below: RulesWithKit<B>,
  /** The finished game, with all layers above: read it while playing, not while building. */
  top: RulesWithKit<WithLayer<B, A>>,
) => Patch<WithLayer<B, A>, A>;

/** The rules of a game to which layers can still be added. */
export interface RulesStack<B extends Blueprint> {
  /** Adds a layer on top. The layer may have been written for a smaller game than this one. */
  with<Base extends Blueprint, A extends AnyAdditions>(
    layer: Layer<Base, A> & Fits<B, Base, A>,
  ): RulesStack<WithLayer<B, A>>;
  /** Finishes the game: `top` is complete in every layer from now on. */
  close(): RulesWithKit<B>;
}

/** The names of what the game `B` lacks for a layer that was written against `Base`. */
type Lacking<B extends Blueprint, Base extends Blueprint> =
  | (B["draft"] extends Base["draft"] ? never : "draft")
  | (B["view"] extends Base["view"] ? never : "view")
  | Exclude<Base["task"]["do"], B["task"]["do"]>
  | Exclude<Base["decision"]["ask"], B["decision"]["ask"]>
  | Exclude<Base["event"]["type"], B["event"]["type"]>
  | Exclude<Base["action"]["type"], B["action"]["type"]>
  | Exclude<keyof Base["kit"], keyof B["kit"]>;

/** The types of action that pay. */
type PayingKinds<B extends Blueprint> = [B["payment"]] extends [never]
  ? never
  : Extract<B["action"], B["payment"]>["type"];

/** The types of action that would keep the old payment if the layer changed it. */
type LeftBehind<B extends Blueprint, A extends AnyAdditions> = [A["payment"]] extends [never]
  ? never
  : Exclude<PayingKinds<B>, TypesOfActions<A["action"]>>;

type Fits<B extends Blueprint, Base extends Blueprint, A extends AnyAdditions> = [
  Lacking<B, Base>,
] extends [never]
  ? [LeftBehind<B, A>] extends [never]
    ? unknown
    : { readonly "must be below the layer of these paying actions": LeftBehind<B, A> }
  : { readonly "the game below lacks": Lacking<B, Base> };

/** Starts a stack with the rules of a base game. */
export function rulesStackOf<B extends Blueprint>(
  base: (top: RulesWithKit<B>) => RulesWithKit<B>,
): RulesStack<B> {
  return wrapStack(stackOf<RulesWithKit<B>>((top) => withAnsweringMoves(base(top), {})));
}

/**
 * Returns the rules if every new type of action answers a question; one that answers none could never be played.
 * Types that are below already need not answer one, so that a layer can take an action away.
 */
function withAnsweringMoves<
  R extends {
    readonly moves: object;
    readonly answers: Readonly<Record<string, readonly string[]>>;
  },
>(rules: R, movesBelow: object): R {
  const answering = new Set(Object.values(rules.answers).flat());
  for (const type of Object.keys(rules.moves))
    if (!answering.has(type) && !Object.hasOwn(movesBelow, type))
      throw new Error(
        `bug: the action type ${type} answers no question, expected it in \`answers\` of at least one`,
      );
  return rules;
}

function wrapStack<B extends Blueprint>(stack: Stack<RulesWithKit<B>>): RulesStack<B> {
  return Object.freeze({
    with: <Base extends Blueprint, A extends AnyAdditions>(layer: Layer<Base, A>) =>
      wrapStack<WithLayer<B, A>>(
        stack.with<RulesWithKit<WithLayer<B, A>>>((below, top) =>
          applyPatch(
            below,
            layer(
              below as unknown as RulesWithKit<Base>,
              top as unknown as RulesWithKit<WithLayer<Base, A>>,
            ) as unknown as Partial<Rules<Blueprint>>,
          ),
        ),
      ),
    close: () => stack.close(),
  });
}

/** Returns the rules below with the patch of a layer applied. */
function applyPatch<B extends Blueprint, W extends Blueprint>(
  below: RulesWithKit<B>,
  patch: Partial<Rules<Blueprint>>,
): RulesWithKit<W> {
  const reactions = { ...below.reactions } as Record<string, readonly unknown[]>;
  for (const [type, own = []] of Object.entries(patch.reactions ?? {}))
    reactions[type] = [...(reactions[type] ?? []), ...own];
  const rules = {
    ...below,
    ...patch,
    tasks: { ...below.tasks, ...patch.tasks },
    moves: { ...below.moves, ...patch.moves },
    answers: { ...below.answers, ...patch.answers },
    askable: { ...below.askable, ...patch.askable },
    redact: { ...below.redact, ...patch.redact },
    reactions,
    layOut: layOutOver(below.layOut, patch as Partial<Patch<Blueprint, AnyAdditions>>),
  };
  return withAnsweringMoves(rules, below.moves) as unknown as RulesWithKit<W>;
}

/** Lays out from the top down, so that the game below knows which of its components are in areas above. */
function layOutOver(
  below: Rules<Blueprint>["layOut"],
  { deal, layOut }: Partial<Patch<Blueprint, AnyAdditions>>,
): Rules<Blueprint>["layOut"] {
  if (!layOut) return deal ? undefined : below;
  return (
    below &&
    ((layout, above, rng) =>
      below(layout, { ...above, table: { ...above.table, ...layOut(layout, above, rng) } }, rng))
  );
}
