import type { CardText } from "../../kernel/words/phrases.ts";
import { type AbyssAlly, copiesOf, type Race, races, type Value, values } from "../cards/allies.ts";

/** Builds the texts of all allies from one function of race and value. */
export const allyTexts = (
  text: (race: Race, value: Value, copies: number) => CardText,
): Readonly<Record<AbyssAlly, CardText>> =>
  Object.fromEntries(
    races.flatMap((race) =>
      values.map((value) => [`${race}-${value}`, text(race, value, copiesOf(`${race}-${value}`))]),
    ),
  ) as Record<AbyssAlly, CardText>;
