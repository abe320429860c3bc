import { allyValue, type Race, raceOf, races } from "../../abyss/cards/allies.ts";
import type { Cost, LordCard } from "../../abyss/cards/lord-card.ts";
import { isKnown } from "../../kernel/components/bags.ts";
import { lookUp } from "../../kernel/data/look-up.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Ally, ExplorationCard } from "../../kraken-leviathan/cards/box.ts";
import { combatSymbol } from "../../leviathan/cards/fighters.ts";
import { UNBROKEN } from "../terminal/layout.ts";
import type { Look } from "../terminal/pen.ts";
import { type AnyTable, keysOf, lordCards } from "./cards.ts";
import {
  cardRows,
  counted,
  countOf,
  type Drawing,
  joinWithDots,
  row,
  type SeatSheet,
  type Sheet,
  tileRow,
} from "./sheet.ts";

const looks: Readonly<Record<Race, Look>> = {
  jellyfish: "purple",
  crab: "red",
  seahorse: "yellow",
  shellfish: "green",
  squid: "blue",
};

/** The name of a race is that of its allies without their value. */
export const raceName = ({ name, pen }: Drawing, race: Race): string =>
  pen.in(looks[race], name(`${race}-1`).replace(/\s*\d+$/, ""));

/** "Crab 1 3 3 · Crab 2 4 (fighter)": the allies of a race, with their values. */
function alliesOfRace(drawing: Drawing, allies: readonly Ally[], race: Race): string[] {
  const plain = allies.filter((ally) => combatSymbol(ally) === null);
  const fighters = allies.filter((ally) => combatSymbol(ally) !== null);
  return [plain, fighters]
    .filter((group) => group.length > 0)
    .map((group) => {
      const values = group.map(allyValue).sort().join(" ");
      return drawing.pen.in(looks[race], drawing.name(group[0]!).replace(/\d+/, values));
    });
}

/** The allies by race, with their values; other cards by name. */
function allyList(drawing: Drawing, cards: readonly ExplorationCard[]): string {
  const allies = cards.filter((card) => card !== "monster");
  const others = cards.filter((card) => card === "monster" || raceOf(card) === null);
  return joinWithDots(
    ...races.flatMap((race) =>
      alliesOfRace(
        drawing,
        allies.filter((ally) => raceOf(ally) === race),
        race,
      ),
    ),
    ...others.map(drawing.name),
  );
}

/** "cost 8 · races 3 (Crab) · influence 6 · keys 1" */
export function priceTag(
  drawing: Drawing,
  { value, races: number, required }: Cost,
  influence: number,
  keys: number,
): string {
  const { part } = drawing;
  const race = required === null ? "" : ` (${raceName(drawing, required)})`;
  return joinWithDots(
    counted(part("cost"), value),
    `${counted(part("races"), number)}${race}`,
    counted(part("influence"), influence),
    keys === 0 ? "" : counted(part("keys"), keys),
  );
}

/** A card to recruit: its name, its figures and its text. */
export function toRecruit(
  drawing: Drawing,
  card: string,
  { cost, influence, keys = 0 }: { cost: Cost; influence: number; keys?: number },
) {
  const { pen, name, text } = drawing;
  const brief = joinWithDots(pen.in("bold", name(card)), priceTag(drawing, cost, influence, keys));
  return {
    text: `${brief}\n${pen.in("dim", text(card))}`,
    brief,
    least: `${name(card)}${UNBROKEN}${cost.value}`,
  };
}

/** The figures of a lord and its guild; empty for any other card. */
export function lordFigures(drawing: Drawing, card: string): string {
  const lord = lookUp<LordCard>(lordCards, card);
  if (!lord) return "";
  const guild = lookUp<string>(drawing.labels.guilds, lord.guild) ?? lord.guild;
  return joinWithDots(guild, priceTag(drawing, lord.cost, lord.influence, lord.keys));
}

/** The table of Abyss, to which layers add theirs. */
export const abyssSheet = (table: AnyTable, drawing: Drawing): Sheet => {
  const { labels, name, part, title } = drawing;
  const councilStacks = (stacks: readonly Race[]) =>
    joinWithDots(
      ...stacks.map((race) => counted(raceName(drawing, race), table.council[race].length)),
    );
  return {
    middle: [
      ...row(title("track"), table.track.map((card) => cardName(drawing, card)).join(" · ")),
      ...row(title("threat"), String(table.threat)),
      ...row(title("council"), councilStacks(races), {
        least: councilStacks(races.filter((race) => table.council[race].length > 0)),
      }),
      ...cardRows(
        title("court"),
        table.court.map((lord) => toRecruit(drawing, lord, lordCards[lord])),
      ),
      ...tileRow(drawing, title("available"), table.available),
      ...tileRow(drawing, title("drawn"), table.drawn),
      ...row(
        labels.decks,
        joinWithDots(
          counted(part("deck"), table.deck.length),
          counted(part("lordDeck"), table.lordDeck.length),
          counted(part("stack"), table.stack.length),
        ),
        { least: "" },
      ),
      ...row(title("discard"), allyList(drawing, table.discard), {
        brief: String(table.discard.length),
        least: "",
      }),
      ...row(
        labels.supply,
        joinWithDots(
          counted(part("keyTokens"), table.keyTokens),
          counted(part("tokens"), table.tokens.length),
        ),
        { least: "" },
      ),
      ...row(title("lastSeat"), table.lastSeat === null ? "" : drawing.player(table.lastSeat)),
    ],
    seats: table.seats.map((_, seat) => seatSheet(table, seat, drawing)),
  };
  function cardName({ pen }: Drawing, card: ExplorationCard): string {
    const race = card === "monster" ? null : raceOf(card);
    return race === null ? name(card) : pen.in(looks[race], name(card));
  }
};

function seatSheet(table: AnyTable, seat: Seat, drawing: Drawing): SeatSheet {
  const { name, part, title } = drawing;
  const area = table.seats[seat]!;
  const tokens = area.tokens.filter(isKnown);
  const hand = area.hand.filter(isKnown);
  return {
    figures: [
      counted(part("pearls"), area.pearls),
      counted(part("keys"), keysOf(table, seat)),
      counted(part("tokens"), area.tokens.length) +
        (tokens.length > 0 ? ` (${tokens.join(" ")})` : ""),
    ],
    rows: [
      ...row(
        title("hand"),
        hand.length === area.hand.length && hand.length > 0
          ? allyList(drawing, hand)
          : String(area.hand.length),
      ),
      ...row(title("affiliated"), allyList(drawing, area.affiliated), countOf(area.affiliated)),
      ...row(title("lords"), area.lords.map(name).join(", "), countOf(area.lords)),
      ...row(title("disabled"), area.disabled.map(name).join(", "), countOf(area.disabled)),
      ...row(
        title("locations"),
        area.locations
          .map(({ location, lords }) =>
            lords.length > 0 ? `${name(location)} (${lords.map(name).join(", ")})` : name(location),
          )
          .join(", "),
        countOf(area.locations),
      ),
    ],
  };
}
