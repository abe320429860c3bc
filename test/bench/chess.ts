// Random games of chess by two other libraries: every legal move is listed and one is played.
import { Chess as ChessJs } from "chess.js";
import { Chess as Chessops } from "chessops/chess";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Case } from "./measure.ts";

/** Random games seldom end by themselves. */
const MOST_PLIES = 150;

/** A random ply by each library. */
export function chessCases(): Case[] {
  const rng = rngFrom("chess");
  return [
    {
      name: "chess.js: random ply",
      run() {
        const chess = new ChessJs();
        for (let plies = 0; ; plies++) {
          const moves = chess.moves();
          if (moves.length === 0 || plies === MOST_PLIES) return plies;
          chess.move(moves[rng.below(moves.length)]!);
        }
      },
    },
    {
      name: "chessops: random ply",
      run() {
        const chess = Chessops.default();
        for (let plies = 0; ; plies++) {
          const moves: { readonly from: number; readonly to: number }[] = [];
          for (const [from, squares] of chess.allDests())
            for (const to of squares) moves.push({ from, to });
          if (moves.length === 0 || plies === MOST_PLIES) return plies;
          const { from, to } = moves[rng.below(moves.length)]!;
          const isPromotion = chess.board.pawn.has(from) && (to < 8 || to >= 56);
          chess.play(isPromotion ? { from, to, promotion: "queen" } : { from, to });
        }
      },
    },
  ];
}
