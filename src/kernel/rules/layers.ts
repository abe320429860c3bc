// A variant is a layer: a function of the rules below it. All casts of the mechanism stand here.

import type { Rng } from "../components/rng.ts";
import type { DeepReadonly } from "../data/types.ts";
import type { Refusal } from "../validation/refusal.ts";
import type { Action, Blueprint, Decision, GameEvent, TableAndAgenda, Task } from "./blueprint.ts";
import type { Rules, RulesWithKit } from "./rules.ts";
import { type Stack, stackOf } from "./stack.ts";

/** All that a layer can add to the types of the game below it. */
export interface AnyAdditions {
  options: object;
  /** Options of the game below that the layer settles by itself: they are no longer to be chosen. */
  settled: object;
  draft: object;
  table: object;
  view: object;
  task: Task;
  decision: Decision;
  /** An action of a type that is there already takes its place; `Paying` leaves the payment to the game below. */
  action: Action | WithPayment<Action>;
  /** An event of a type that is there already takes its place: so the unions inside it can be widened. */
  event: GameEvent;
  refusal: Refusal;
  tableau: object;
  /** The parts that it adds to a score. */
  category: string;
  /** What a position says of the layer's area. */
  layout: object;
  /** Another payment for all actions that pay; `never` leaves it as it is. */
  payment: object;
  kit: object;
}

interface Nothing {
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
  tableau: object;
  category: never;
  layout: object;
  payment: never;
  kit: object;
}

/**
 * What a layer adds to the types of the game below it; what is not named, it does not add.
 *
 * @example
 * ```ts
 * interface ToAdd extends Additions<{ event: { readonly type: "tide-turned" } }> {}
 * ```
 */
export type Additions<Own extends Partial<AnyAdditions> = object> = {
  [K in keyof Nothing]: K extends keyof Own ? Own[K] : Nothing[K];
};

/** The area that a layer adds to the table, for its additions: as it is, and as a viewer sees it. */
export interface Area<Whole, Seen = Whole> {
  draft: Whole;
  table: DeepReadonly<Whole>;
  view: DeepReadonly<Seen>;
}

/** An action that pays as the game below does. */
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

/** Keeps the members of a union whose tag is not used again. */
type Except<Union, Tag extends string, Used> = Union extends { readonly [T in Tag]: Used }
  ? never
  : Union;

type PaymentOf<B extends Blueprint, A extends AnyAdditions> = [A["payment"]] extends [never]
  ? B["payment"]
  : A["payment"];

/** The options of the game below that are still to be chosen. */
type StillOpen<B extends Blueprint, A extends AnyAdditions> = keyof A["settled"] extends never
  ? B["options"]
  : Omit<B["options"], keyof A["settled"]>;

/** A game with a layer on top. */
export interface WithLayer<B extends Blueprint, A extends AnyAdditions> extends Blueprint {
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
  tableau: B["tableau"] & A["tableau"];
  category: B["category"] | A["category"];
  layout: B["layout"] & A["layout"];
  payment: PaymentOf<B, A>;
  kit: Omit<B["kit"], keyof A["kit"]> & A["kit"];
}

/** A table of which the entries `Needed` must be there. It may be left out where none is needed. */
type Entries<Name extends string, T, Needed> = [Needed] extends [never]
  ? { readonly [N in Name]?: Partial<T> }
  : { readonly [N in Name]: Partial<T> & Pick<T, Needed & keyof T> };

/** Members that a layer must give if it adds anything of a kind. */
type NeededFor<Added, T> = keyof Added extends never ? Partial<T> : T;

/** What a layer gives: all that is new, and what it changes of the rest. */
export type Patch<W extends Blueprint, A extends AnyAdditions> = Entries<
  "tasks",
  Rules<W>["tasks"],
  A["task"]["do"]
> &
  Entries<"moves", Rules<W>["moves"], TypesOfActions<A["action"]>> &
  Entries<"answers", Rules<W>["answers"], A["decision"]["ask"]> &
  Entries<"askable", Rules<W>["askable"], A["decision"]["ask"]> &
  Entries<"redact", Rules<W>["redact"], A["event"]["type"]> & {
    /** Added to those below. */
    readonly reactions?: Rules<W>["reactions"];
    /**
     * Its own area, as a position says; areas of layers above are laid already, the table below is not
     * yet. A layer that deals and does not lay makes a game whose positions cannot be composed.
     */
    readonly layOut?: (layout: W["layout"], laid: TableAndAgenda<object>, rng: Rng) => A["draft"];
  } & NeededFor<A["draft"], Pick<Rules<W>, "deal" | "hide" | "fillHidden">> &
  NeededFor<A["tableau"], Pick<Rules<W>, "tableau">> &
  Partial<Pick<Rules<W>, "problems">> &
  A["kit"] &
  Partial<W["kit"]>;

/** A layer that adds `A`. It is written against the game `B`, and stands on any game that has what `B` has. */
export type Layer<B extends Blueprint, A extends AnyAdditions> = (
  below: RulesWithKit<B>,
  /** The whole game, for what is decided on top: ask it while playing, not while building. */
  top: RulesWithKit<WithLayer<B, A>>,
) => Patch<WithLayer<B, A>, A>;

/** The rules of a game that is not closed yet: more layers can be put on it. */
export interface RulesStack<B extends Blueprint> {
  /** Puts a layer on it. The one seam: the layer is fitted to a richer game than it was written for. */
  with<Base extends Blueprint, A extends AnyAdditions>(
    layer: Layer<Base, A> & Fits<B, Base, A>,
  ): RulesStack<WithLayer<B, A>>;
  /** Closes the game: from now on every layer sees the whole. */
  close(): RulesWithKit<B>;
}

/** What the game `B` lacks for a layer that was written against `Base`, by name. */
type Lacking<B extends Blueprint, Base extends Blueprint> =
  | (B["draft"] extends Base["draft"] ? never : "draft")
  | (B["view"] extends Base["view"] ? never : "view")
  | Exclude<Base["task"]["do"], B["task"]["do"]>
  | Exclude<Base["decision"]["ask"], B["decision"]["ask"]>
  | Exclude<Base["event"]["type"], B["event"]["type"]>
  | Exclude<Base["action"]["type"], B["action"]["type"]>
  | Exclude<keyof Base["kit"], keyof B["kit"]>;

/** The kinds of action that pay. */
type PayingKinds<B extends Blueprint> = [B["payment"]] extends [never]
  ? never
  : Extract<B["action"], B["payment"]>["type"];

/** The kinds of action that would go on to pay in the old way if the layer changed the payment. */
type LeftBehind<B extends Blueprint, A extends AnyAdditions> = [A["payment"]] extends [never]
  ? never
  : Exclude<PayingKinds<B>, TypesOfActions<A["action"]>>;

type Fits<B extends Blueprint, Base extends Blueprint, A extends AnyAdditions> = [
  Lacking<B, Base>,
] extends [never]
  ? [LeftBehind<B, A>] extends [never]
    ? unknown
    : { readonly "must lie below what pays by": LeftBehind<B, A> }
  : { readonly "the game below lacks": Lacking<B, Base> };

/** The lowest layer of a game: rules that stand by themselves. */
export function rulesStackOf<B extends Blueprint>(
  base: (top: RulesWithKit<B>) => RulesWithKit<B>,
): RulesStack<B> {
  return layered(stackOf<RulesWithKit<B>>(base));
}

function layered<B extends Blueprint>(stack: Stack<RulesWithKit<B>>): RulesStack<B> {
  return {
    with: <Base extends Blueprint, A extends AnyAdditions>(layer: Layer<Base, A>) =>
      layered<WithLayer<B, A>>(
        stack.with<RulesWithKit<WithLayer<B, A>>>((below, top) =>
          patched(
            below,
            layer(
              below as unknown as RulesWithKit<Base>,
              top as unknown as RulesWithKit<WithLayer<Base, A>>,
            ) as unknown as Partial<Rules<Blueprint>>,
          ),
        ),
      ),
    close: () => stack.close(),
  };
}

/** What lies below, with what a layer gives in its place. */
function patched<B extends Blueprint, W extends Blueprint>(
  below: RulesWithKit<B>,
  patch: Partial<Rules<Blueprint>>,
): RulesWithKit<W> {
  const reactions = { ...below.reactions } as Record<string, readonly unknown[]>;
  for (const [type, own = []] of Object.entries(patch.reactions ?? {}))
    reactions[type] = [...(reactions[type] ?? []), ...own];
  return {
    ...below,
    ...patch,
    tasks: { ...below.tasks, ...patch.tasks },
    moves: { ...below.moves, ...patch.moves },
    answers: { ...below.answers, ...patch.answers },
    askable: { ...below.askable, ...patch.askable },
    redact: { ...below.redact, ...patch.redact },
    reactions,
    layOut: layOutOver(below.layOut, patch as Partial<Patch<Blueprint, AnyAdditions>>),
  } as unknown as RulesWithKit<W>;
}

/** From the top down: so what lies below knows which of its components lie in the areas above. */
function layOutOver(
  below: Rules<Blueprint>["layOut"],
  { deal, layOut }: Partial<Patch<Blueprint, AnyAdditions>>,
): Rules<Blueprint>["layOut"] {
  if (!layOut) return deal ? undefined : below;
  return (
    below &&
    ((layout, laid, rng) =>
      below(layout, { ...laid, table: { ...laid.table, ...layOut(layout, laid, rng) } }, rng))
  );
}
