import { type CardText, textsOf } from "../../kernel/words/phrases.ts";
import {
  type Ally,
  allies,
  allyCopies,
  allyValue,
  type Race,
  raceOf,
  type Value,
} from "../cards/allies.ts";

/** Builds the texts of all allies from one function of race and value. */
export const allyTexts = (
  text: (race: Race, value: Value, copies: number) => CardText,
): Readonly<Record<Ally, CardText>> =>
  textsOf(
    allies,
    (ally) => ally,
    (ally) => text(raceOf(ally)!, allyValue(ally), allyCopies[ally]),
  );
