// Monster tokens of both supplies: as a reward, and leviathan tokens that are revealed.

import type { Token } from "../abyss/cards/threat.ts";
import { soldierTargets } from "../abyss/queries.ts";
import { gainKeyTokens, takeStacks } from "../abyss/transfers.ts";
import { addToBag, isKnown, removeOne } from "../kernel/components/bags.ts";
import { areaOf, opponentsOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Below, MoveOf, TaskOf, Top } from "./blueprint.ts";
import { type LeviathanToken, tokenSupplies } from "./cards/tokens.ts";
import type { Play } from "./play.ts";
import { hunterOf } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** LE-29, LE-30: how many of the tokens of a reward can be base tokens. */
const baseTokensOf = ({ tokens, leviathan }: TableView, count: number) => ({
  least: Math.max(0, count - leviathan.tokens.length),
  most: Math.min(count, tokens.length),
});

/** LE-29, LE-30: the player says from which supplies the tokens come, if that can be chosen. */
export const reward: TaskOf<"reward"> = (table, { seat, tokens }, play) => {
  const count = Math.min(tokens, table.tokens.length + table.leviathan.tokens.length);
  const { least, most } = baseTokensOf(table, count);
  if (least < most) play.next({ ask: "draw-tokens", seats: [seat], count });
  else if (count > 0) draw(table, seat, least, count - least, play);
};

/** LE-29, LE-39: draws tokens at random; then leviathan tokens may be revealed. */
function draw(table: Draft, seat: Seat, base: number, others: number, play: Play): void {
  if (base > 0) {
    const tokens: Token[] = Array.from({ length: base }, () => play.rng.draw(table.tokens));
    addToBag(areaOf(table, seat).tokens, tokens);
    play.emit({ type: "tokens-drawn", seat, tokens });
  }
  if (others > 0) {
    const supply = table.leviathan.tokens;
    const tokens: LeviathanToken[] = Array.from({ length: others }, () => play.rng.draw(supply));
    addToBag(hunterOf(table, seat).tokens, tokens);
    play.emit({ type: "leviathan-tokens-drawn", seat, tokens });
  }
  play.revealTo([seat]);
  play.next({ ask: "reveal-token", seats: [seat] });
}

/** LE-29, LE-30 */
export const drawTokens: MoveOf<"draw-tokens", "draw-tokens"> = {
  *options(table, seat, { count }) {
    const { least, most } = baseTokensOf(table, count);
    for (let baseTokens = least; baseTokens <= most; baseTokens++)
      yield { type: "draw-tokens", seat, baseTokens };
  },
  refuse(table, { baseTokens }, { count }) {
    const { least, most } = baseTokensOf(table, count);
    return baseTokens < least || baseTokens > most
      ? refusalOf("wrong-number-of-base-tokens", "LE-30", { baseTokens, least, most })
      : undefined;
  },
  perform(table, { seat, baseTokens }, play, { count }) {
    draw(table, seat, baseTokens, count - baseTokens, play);
  },
};

/** LE-39: at the start of the turn, after the Landlord. */
export const startTurn =
  (below: Below): TaskOf<"start-turn"> =>
  (table, task, play) => {
    below.tasks["start-turn"](table, task, play);
    play.next({ ask: "reveal-token", seats: [task.seat] });
  };

/** LE-38 to LE-40: one after the other. */
export const revealToken = (top: Top): MoveOf<"reveal-token"> => ({
  *options(table, seat) {
    for (const token of new Set(hunterOf(table, seat).tokens.filter(isKnown)))
      if (token !== "council-stack") yield { type: "reveal-token", seat, token, stack: null };
      else
        for (const stack of top.stacksFor(table, seat))
          yield { type: "reveal-token", seat, token, stack };
  },
  refuse(table, { seat, token, stack }) {
    if (!hunterOf(table, seat).tokens.includes(token))
      return refusalOf("token-not-owned", "LE-39", { token });
    if (token !== "council-stack")
      return stack === null ? undefined : refusalOf("token-takes-no-stack", "LE-38", { token });
    if (stack === null) return refusalOf("token-needs-stack", "LE-38", {});
    return table.council[stack].length === 0
      ? refusalOf("stack-empty", "LE-40", { stack })
      : undefined;
  },
  // LE-66: everybody who has a token is asked, as the question must not tell which tokens they are.
  isWithinReach: (table, seat) => hunterOf(table, seat).tokens.length > 0,
  perform(table, { seat, token, stack }, play) {
    removeOne(hunterOf(table, seat).tokens, token);
    addToBag(table.leviathan.revealed, [token]);
    play.emit({ type: "token-revealed", seat, token });
    play.revealTo(opponentsOf(table, seat));
    play.next({ ask: "reveal-token", seats: [seat] });
    switch (token) {
      case "two-pearls":
        gainPearls(table, seat, 2, play);
        break;
      case "three-pearls":
        gainPearls(table, seat, 3, play);
        break;
      case "key":
        gainKeyTokens(table, seat, 1, play); // LE-41: control waits for its step.
        break;
      case "council-stack":
        takeStacks(table, seat, [stack!], play);
    }
  },
});

function gainPearls(table: Draft, seat: Seat, pearls: number, play: Play): void {
  areaOf(table, seat).pearls += pearls;
  play.emit({ type: "pearls-gained", seat, pearls, source: "leviathan-token" });
}

/** AB-46, LE-43: the Hunter's owner also says from which supply the token came. */
export const stealToken: MoveOf<"steal-token"> = {
  *options(table, seat) {
    for (const from of opponentsOf(table, seat))
      for (const supply of tokenSupplies) yield { type: "steal-token", seat, from, supply };
  },
  refuse(table, { seat, from, supply }) {
    if (!opponentsOf(table, seat).includes(from))
      return refusalOf("not-an-opponent", "AB-42", { from });
    if (!soldierTargets(table, seat).includes(from))
      return refusalOf("protected-by-shaman", "AB-46", { seat: from });
    const { tokens } = supply === "base" ? areaOf(table, from) : hunterOf(table, from);
    return tokens.length === 0
      ? refusalOf("no-tokens-of-supply", "LE-43", { seat: from, supply })
      : undefined;
  },
  perform(table, { seat, from, supply }, play) {
    if (supply === "base") {
      const token = play.rng.draw(areaOf(table, from).tokens);
      addToBag(areaOf(table, seat).tokens, [token]);
      play.emit({ type: "token-stolen", seat, from, token });
    } else {
      const token = play.rng.draw(hunterOf(table, from).tokens);
      addToBag(hunterOf(table, seat).tokens, [token]);
      play.emit({ type: "leviathan-token-stolen", seat, from, token });
    }
    play.revealTo([seat, from]);
  },
};
