import type { Box } from "../../abyss/cards/box.ts";
import { lordCostFor, pearlsMissing } from "../../abyss/payment.ts";
import { abyssContext } from "../../abyss/words/context.ts";
import type { AbyssTerms } from "../../abyss/words/phrases.ts";
import { RulesError } from "../../kernel/data/errors.ts";
import { wrongValue } from "../../kernel/validation/problem-wording.ts";
import type { Action } from "../actions.ts";
import { type ExilesBox, exilesBox } from "../cards/box.ts";
import { exileCostFor } from "../recruit.ts";
import type { TableView } from "../table.ts";
import { exileName } from "./exiles.ts";
import type { ExilesContext, ExilesDescribeOptions, ExilesTerms } from "./phrases.ts";

/** What the texts of Exiles read from a view, and the names of exiles in a catalogue, or else in the box. */
export function exilesContext(
  terms: ExilesTerms,
  options: Pick<ExilesDescribeOptions, "view" | "catalogue">,
  box: ExilesBox = exilesBox,
): Omit<ExilesContext, keyof AbyssTerms> {
  const { view, catalogue = view?.table.exiles.catalogue ?? box.exiles } = options;
  if (!Array.isArray(catalogue))
    throw new RulesError(
      "describe options",
      wrongValue(["catalogue"], catalogue, { kinds: ["a list"] }),
    );
  const below = abyssContext(view, box);
  return {
    ...below,
    pearls: (action) =>
      (view && pearlsOf(box, view.table as TableView, action as Action)) ?? below.pearls(action),
    exile: (id) => exileName(terms, catalogue, id),
  };
}

/** The pearls that an action of the exiles costs; `undefined` for other actions (EX-3, EX-17). */
function pearlsOf(box: Box, table: TableView, action: Action): number | undefined {
  switch (action.type) {
    case "recruit-exile":
      return pearlsMissing(exileCostFor(table, action.seat, action.exile), action.allies);
    case "conspire": {
      const lord = table.lordDeck.at(-1);
      return lord ? pearlsMissing(lordCostFor(box, table, action.seat, lord), action.allies) : 0;
    }
    default:
      return undefined;
  }
}
