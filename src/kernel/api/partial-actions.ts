// The functions of a game that change partial actions by one choice.
import { type PartialAction, withChoice, withoutChoice } from "../agenda/partial-action.ts";
import type { Engine } from "../contract/engine.ts";
import type { Blueprint } from "../rules/blueprint.ts";

/** Creates `addChoice` and `removeChoice` of a game. */
export function partialActionsApi<B extends Blueprint>({ internal }: Engine<B>) {
  const addChoice = <P extends PartialAction<B["action"]>>(
    partial: P,
    field: string,
    value: unknown,
  ): P => {
    const isList = internal.actionFields.get(partial.type)?.get(field)?.isList ?? false;
    return withChoice(partial, field, value, isList);
  };
  return { addChoice, removeChoice: withoutChoice };
}
