import type { Race } from "../../src/abyss/cards/allies.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { BorderSpace } from "../../src/leviathan/cards/border.ts";
import type { Leviathan } from "../../src/leviathan/cards/leviathans.ts";
import type { LeviathanToken, TokenSupply } from "../../src/leviathan/cards/tokens.ts";

/** The actions that Leviathan adds, in short form, for the cards of any game that contains it. */
export const leviathanActions = <Ally extends string, Lord extends string>(seat: Seat) => ({
  fights: (leviathan: Leviathan, ally: Ally) => ({ type: "fight", seat, leviathan, ally }) as const,
  attacks: (ally: Ally) => ({ type: "attack", seat, ally }) as const,
  endsFight: () => ({ type: "end-fight", seat }) as const,
  addsPearls: (pearls: number) => ({ type: "add-pearls", seat, pearls }) as const,
  drawsTokens: (baseTokens: number) => ({ type: "draw-tokens", seat, baseTokens }) as const,
  reveals: (token: LeviathanToken, stack: Race | null = null) =>
    ({ type: "reveal-token", seat, token, stack }) as const,
  losesAllies: (...allies: Ally[]) => ({ type: "lose-allies", seat, allies }) as const,
  losesLord: (lord: Lord) => ({ type: "lose-lord", seat, lord }) as const,
  trims: (allies: readonly Ally[], pearls = 0) =>
    ({ type: "trim-hand", seat, allies, pearls }) as const,
  stealsToken: (from: Seat, supply: TokenSupply) =>
    ({ type: "steal-token", seat, from, supply }) as const,
  sends: (to: Seat) => ({ type: "send-leviathan", seat, to }) as const,
  removesLifePoint: (leviathan: Leviathan) =>
    ({ type: "remove-life-point", seat, leviathan }) as const,
  laysLeviathan: (space: BorderSpace) => ({ type: "place-leviathan", seat, space }) as const,
});
