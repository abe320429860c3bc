import type { Seat } from "abyss-rules";
import type { Words } from "../words/words.ts";
import type { Player } from "./local-game.ts";

/** The name of a player: the entered one, or a default that tells bots from people. */
export const playerName = ({ name, plays }: Player, seat: Seat, words: Words["play"]): string =>
  name || (plays === "person" ? words.player : words.bot)(seat + 1);
