// Doors that ask what may be done. They take a view or a state.
import * as agenda from "../agenda.ts";
import type { Action, Blueprint, ViewOf } from "../blueprint.ts";
import { type Choices, choicesOf } from "../choices.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { frozen } from "../frozen.ts";
import type { Like } from "../like.ts";
import { readOrRefuse } from "../parse.ts";
import type { CommonRefusal } from "../refusal.ts";
import type { Wanted } from "../rules.ts";
import { blamingLater, isSound, withView } from "../trust.ts";
import type { Seat } from "../types.ts";
import { takeAction } from "./actions.ts";
import { readLike, readWanted } from "./half-made.ts";

/** Why an action would be refused. */
export type Refuse<B extends Blueprint> = (
  view: ViewOf<B>,
  action: B["action"],
) => CommonRefusal | B["refusal"] | undefined;

/** The doors of a game that ask what may be done. */
export function askingDoors<B extends Blueprint>(engine: Engine<B>) {
  const { book, ruleNumbers, schemas } = engine;

  const decision = (view: ViewOf<B>): B["decision"] | undefined =>
    withView(engine, view, (own) => agenda.openDecision(own));

  function deciders(view: ViewOf<B>): readonly Seat[] {
    return decision(view)?.seats ?? [];
  }

  function legal(
    view: ViewOf<B>,
    seat: Seat,
    wanted: Partial<Pick<Wanted, "payments">> & { readonly like?: Like<B["action"]> } = {},
  ): Iterable<B["action"]> {
    const { payments, like } = readWanted(wanted);
    return withView(engine, view, (own) => {
      const read = like === undefined ? undefined : readLike(engine, seat, like);
      if (like !== undefined && !read) return [];
      const actions = agenda.legal(book, own, seat, payments, read);
      return isSound(engine, own) ? actions : blamingLater(engine.id, actions);
    });
  }

  const kinds = (view: ViewOf<B>, seat: Seat): readonly B["action"]["type"][] =>
    withView(engine, view, (own) => {
      const at = agenda.standpointOf(book, own, seat);
      return at ? agenda.openTypes(at) : [];
    });

  const choices = (
    view: ViewOf<B>,
    seat: Seat,
    made: Like<B["action"]>,
  ): Choices<B["action"], B["refusal"]> | undefined =>
    withView(engine, view, (own) => {
      const at = agenda.standpointOf(book, own, seat);
      const read = readLike(engine, seat, made);
      const kind = read && at?.answers.kinds.find(({ type }) => type === read.type);
      if (!at || !kind) return undefined;
      const found = choicesOf<B>(
        {
          book,
          ruleNumbers,
          view: own,
          at,
          kind,
          fields: engine.forDoors.actionFields.get(kind.type)!,
          read: (action) => readOrRefuse<Action>(schemas.action, action, ruleNumbers.malformed),
        },
        { ...read },
      );
      // It may name what lies on the table; it must not be a way to change it.
      return found && frozen(copy(found));
    });

  const refuse: Refuse<B> = (view, action) =>
    withView(engine, view, (own) => {
      const read = takeAction(engine, action);
      const refusal = read.ok ? agenda.refuse(book, ruleNumbers, own, read.value) : read.refusal;
      // It may name what lies on the table, or in the rules; it must not be a way to change it.
      return refusal && frozen(copy(refusal));
    });

  return { decision, deciders, legal, kinds, choices, refuse };
}
