import { abyssContext } from "../../abyss/words/context.ts";
import type { AbyssContext } from "../../abyss/words/phrases.ts";
import { leviathanBox } from "../cards/box.ts";
import type { LeviathanDescribeOptions } from "./phrases.ts";

/** What the texts of Leviathan read from a view. */
export const leviathanContext = (view: LeviathanDescribeOptions["view"]): AbyssContext =>
  abyssContext(view, leviathanBox);
