// Doors that ask what may be done. They take a view or a state.
import * as agenda from "../agenda.ts";
import type { Action, Blueprint, ViewOf } from "../blueprint.ts";
import { type Choices, choicesOf } from "../choices.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { frozen } from "../frozen.ts";
import { isObject, notAnAction } from "../guards.ts";
import type { Like } from "../like.ts";
import { readOrRefuse } from "../parse.ts";
import type { CommonRefusal } from "../refusal.ts";
import type { Wanted } from "../rules.ts";
import { mustBeView } from "../trust.ts";
import type { Seat } from "../types.ts";
import { readLike } from "./half-made.ts";

/** Why an action would be refused. */
export type Refuse<B extends Blueprint> = (
  view: ViewOf<B>,
  action: B["action"],
) => CommonRefusal | B["refusal"] | undefined;

/** The doors of a game that ask what may be done. */
export function askingDoors<B extends Blueprint>(engine: Engine<B>) {
  const { book, ruleNumbers, schemas } = engine;

  function decision(view: ViewOf<B>): B["decision"] | undefined {
    mustBeView(engine, view);
    return agenda.openDecision(view);
  }

  function deciders(view: ViewOf<B>): readonly Seat[] {
    return decision(view)?.seats ?? [];
  }

  function legal(
    view: ViewOf<B>,
    seat: Seat,
    wanted: Partial<Pick<Wanted, "payments">> & { readonly like?: Like<B["action"]> } = {},
  ): Iterable<B["action"]> {
    mustBeView(engine, view);
    const { payments = "all", like } = wanted;
    if (like === undefined) return agenda.legal(book, view, seat, payments);
    const read = readLike(engine, seat, like);
    return read ? agenda.legal(book, view, seat, payments, read) : [];
  }

  function kinds(view: ViewOf<B>, seat: Seat): readonly B["action"]["type"][] {
    mustBeView(engine, view);
    const at = agenda.standpointOf(book, view, seat);
    if (!at) return [];
    return at.answers.kinds.filter((kind) => agenda.isOpen(at, kind)).map(({ type }) => type);
  }

  function choices(
    view: ViewOf<B>,
    seat: Seat,
    made: Like<B["action"]>,
  ): Choices<B["action"], B["refusal"]> | undefined {
    mustBeView(engine, view);
    const at = agenda.standpointOf(book, view, seat);
    const read = readLike(engine, seat, made);
    const kind = read && at?.answers.kinds.find(({ type }) => type === read.type);
    if (!at || !kind) return undefined;
    const found = choicesOf<B>(
      {
        book,
        ruleNumbers,
        view,
        at,
        kind,
        fields: engine.actionFields.get(kind.type)!,
        read: (action) => readOrRefuse<Action>(schemas.action, action, ruleNumbers.malformed),
      },
      { ...read },
    );
    // It may name what lies on the table; it must not be a way to change it.
    return found && frozen(copy(found));
  }

  const refuse: Refuse<B> = (view, action) => {
    mustBeView(engine, view);
    const refusal = isObject(action)
      ? agenda.refuse(book, ruleNumbers, view, action)
      : notAnAction(ruleNumbers);
    // It may name what lies on the table, or in the rules; it must not be a way to change it.
    return refusal && frozen(copy(refusal));
  };

  return { decision, deciders, legal, kinds, choices, refuse };
}
