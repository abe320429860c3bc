// Derives the table of Leviathan from its events: what it adds to Abyss.
import { addToBag, removeOne } from "../../../src/kernel/components/bags.ts";
import { deepCopy } from "../../../src/kernel/data/deep-copy.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import type { LeviathanBlueprint } from "../../../src/leviathan/blueprint.ts";
import { borderSpaces } from "../../../src/leviathan/cards/border.ts";
import type { Event } from "../../../src/leviathan/events.ts";
import type { LeviathanTypes } from "../../../src/leviathan/index.ts";
import { drawnLeviathans } from "../../../src/leviathan/inventory.ts";
import type { TableView } from "../../../src/leviathan/table.ts";
import { areaOf, handlers, pictureOf as pictureOfAbyss, start as startOfAbyss } from "./abyss.ts";
import { type EventHandlers, foldOf, type Mutable, nothing } from "./event-fold.ts";

/** What Leviathan adds to the picture of a table. */
export const leviathanPictureOf = ({ table, agenda }: TableAndAgenda<TableView>) => {
  const { deck, tokens, seats, ...open } = table.leviathan;
  const leviathan = {
    ...open,
    deck: deck.length,
    tokens: tokens.length,
    seats: seats.map((hunter) => ({ ...hunter, tokens: hunter.tokens.length })),
    /** Leviathans that are drawn, but not yet at the border. */
    drawn: drawnLeviathans(agenda),
  };
  return deepCopy(leviathan) as Mutable<typeof leviathan>;
};

/** LE-2 to LE-9: adds the components of Leviathan; the Tamer is left out. */
export const withLeviathan = <Box extends ReturnType<typeof startOfAbyss>>(
  box: Box,
): Box & { leviathan: ReturnType<typeof leviathanPictureOf> } => ({
  ...box,
  deck: box.deck + 24,
  lordDeck: box.lordDeck - 1 + 10,
  leviathan: {
    deck: 20,
    tokens: 20,
    border: [],
    discarded: [],
    revealed: [],
    seats: [],
    scourge: null,
    fight: null,
    hasRunOut: false,
    drawn: [],
  },
});

const pictureOf = (view: TableAndAgenda<TableView>) => ({
  ...pictureOfAbyss(view),
  leviathan: leviathanPictureOf(view),
});

type Picture = ReturnType<typeof pictureOf>;

/** LE-5, LE-10: each player begins with a crab of the deck. */
export function dealLeviathan(picture: Picture): void {
  picture.leviathan.seats = picture.seats.map(() => ({ killed: [], wounds: 0, tokens: 0 }));
  for (const area of picture.seats) area.hand = 1;
  picture.deck -= picture.seats.length;
}

const hunterOf = ({ leviathan }: Pick<Picture, "leviathan">, seat: number) =>
  leviathan.seats[seat]!;

type Own = Exclude<Event["type"], keyof typeof handlers>;

/** The events that Leviathan adds to those of Abyss. */
export const leviathanHandlers: Pick<EventHandlers<Picture, Event>, Own> = {
  "leviathan-drawn"({ leviathan }, event) {
    leviathan.deck -= 1;
    leviathan.drawn.push(event.leviathan);
  },
  "dice-rolled": nothing,
  "leviathan-placed"({ leviathan }, event) {
    removeOne(leviathan.drawn, event.leviathan);
    leviathan.border.push({ space: event.space, leviathan: event.leviathan, lost: 0 });
    leviathan.border.sort((a, b) => borderSpaces.indexOf(a.space) - borderSpaces.indexOf(b.space));
  },
  "leviathan-discarded"({ leviathan }, event) {
    leviathan.border = leviathan.border.filter((beast) => beast.leviathan !== event.leviathan);
    addToBag(leviathan.discarded, [event.leviathan]);
  },
  "leviathan-attacked": nothing,
  "wounds-taken"(picture, { seat, wounds }) {
    hunterOf(picture, seat).wounds += wounds;
  },
  "allies-lost"(picture, { seat, allies }) {
    areaOf(picture, seat).hand -= allies.length;
    addToBag(picture.discard, allies);
  },
  "monster-passed"(picture) {
    addToBag(picture.discard, [picture.track.pop()!]);
  },
  "attack-begun"(picture, { seat, leviathan: target, ally }) {
    picture.leviathan.fight = { target, kills: picture.leviathan.fight?.kills ?? 0 };
    areaOf(picture, seat).hand -= 1;
    addToBag(picture.discard, [ally]);
  },
  "attack-made": nothing,
  "life-point-removed"({ leviathan }, event) {
    leviathan.border.find((beast) => beast.leviathan === event.leviathan)!.lost += 1;
  },
  "leviathan-killed"(picture, { seat, leviathan: killed }) {
    const { leviathan } = picture;
    leviathan.border = leviathan.border.filter((beast) => beast.leviathan !== killed);
    hunterOf(picture, seat).killed.push(killed);
    if (leviathan.fight) leviathan.fight.kills += 1;
  },
  "scourge-taken"({ leviathan }, { seat }) {
    leviathan.scourge = seat;
  },
  "fight-ended"({ leviathan }) {
    leviathan.fight = null;
  },
  "leviathan-tokens-drawn"(picture, { seat, tokens }) {
    picture.leviathan.tokens -= tokens.length;
    hunterOf(picture, seat).tokens += tokens.length;
  },
  "token-revealed"(picture, { seat, token }) {
    hunterOf(picture, seat).tokens -= 1;
    addToBag(picture.leviathan.revealed, [token]);
  },
  "leviathan-token-stolen"(picture, { seat, from }) {
    hunterOf(picture, from).tokens -= 1;
    hunterOf(picture, seat).tokens += 1;
  },
  "supply-ran-out"({ leviathan }) {
    leviathan.hasRunOut = true;
  },
};

/** The event fold of Leviathan. */
export const fold = foldOf<LeviathanTypes, LeviathanBlueprint, Picture>(
  () => withLeviathan(startOfAbyss()),
  pictureOf,
  {
    ...handlers,
    ...leviathanHandlers,
    "game-started"(picture, event) {
      handlers["game-started"](picture, event);
      dealLeviathan(picture);
    },
    "pearls-gained"(picture, event) {
      handlers["pearls-gained"](picture, event as never);
    },
  },
);
