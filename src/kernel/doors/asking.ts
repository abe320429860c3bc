// Doors that ask what may be done. They take a view or a state.
import { freeze } from "immer";
import * as agenda from "../agenda.ts";
import type { Blueprint, ViewOf } from "../blueprint.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { isObject, notAnAction } from "../guards.ts";
import type { CommonRefusal } from "../refusal.ts";
import type { Wanted } from "../rules.ts";
import { mustBeView } from "../trust.ts";
import type { Seat } from "../types.ts";

/** The doors of a game that ask what may be done. */
export function askingDoors<B extends Blueprint>(engine: Engine<B>) {
  const { rules, ruleNumbers } = engine;

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
    { payments = "all" }: Partial<Wanted> = {},
  ): Iterable<B["action"]> {
    mustBeView(engine, view);
    return agenda.legal(rules, view, seat, { payments });
  }

  function refuse(view: ViewOf<B>, action: B["action"]): CommonRefusal | B["refusal"] | undefined {
    mustBeView(engine, view);
    const refusal = isObject(action)
      ? agenda.refuse(rules, ruleNumbers, view, action)
      : notAnAction(ruleNumbers);
    // A refusal may name what lies on the table, or in the rules; it must not be a way to change it.
    return refusal && freeze(copy(refusal), true);
  }

  return { decision, deciders, legal, refuse };
}
