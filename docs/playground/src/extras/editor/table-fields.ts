// What can be edited on the table of any game: figures, and places where cards lie.
import { borderSpaces } from "abyss-rules/leviathan/cards";

/** The steps from the table to a value in it. */
type Path = readonly (string | number)[];

/** A card: its id, or the value of a token or of loot. */
type Card = string | number;

/** What figures and places have in common. */
interface Field {
  readonly path: Path;
  /** The name of the part in the words of the game. */
  readonly part: string;
  /** The seat of the player in front of whom it lies. */
  readonly owner: number | undefined;
  /** Which of several of this part it is: a race, a colour, or the location that the cards lie on. */
  readonly detail: string | undefined;
}

/** A number, or the seat that has something. */
export interface Figure extends Field {
  readonly value: number | null;
  readonly isSeat: boolean;
}

/** A list of cards. */
export interface Place extends Field {
  readonly kind: Kind;
  readonly cards: readonly Card[];
}

type Kind =
  | "exploration"
  | "lord"
  | "location"
  | "token"
  | "loot"
  | "exile"
  | "leviathan"
  | "leviathan-token";

/** The kinds of cards by the name of their place. A card can be moved to places of its kind. */
const kinds: Readonly<Record<string, Kind>> = {
  deck: "exploration",
  discard: "exploration",
  track: "exploration",
  council: "exploration",
  hand: "exploration",
  affiliated: "exploration",
  lordDeck: "lord",
  court: "lord",
  discardedLords: "lord",
  lords: "lord",
  disabled: "lord",
  aside: "lord",
  piles: "lord",
  recruits: "lord",
  stack: "location",
  locationDeck: "location",
  available: "location",
  drawn: "location",
  locations: "location",
  tokens: "token",
  lootDeck: "loot",
  discardedLoot: "loot",
  values: "loot",
  "exiles.deck": "exile",
  "exiles.court": "exile",
  free: "exile",
  exiles: "exile",
  leviathanDeck: "leviathan",
  border: "leviathan",
  discardedLeviathans: "leviathan",
  killed: "leviathan",
  leviathanTokens: "leviathan-token",
  revealedTokens: "leviathan-token",
};

/** The names of parts that are called differently on the table. */
const partNames: Readonly<Record<string, string>> = {
  "leviathan.deck": "leviathanDeck",
  "leviathan.discarded": "discardedLeviathans",
  "leviathan.tokens": "leviathanTokens",
  "leviathan.revealed": "revealedTokens",
};

/** Places whose order has no meaning: they are kept sorted. */
const bags: ReadonlySet<unknown> = new Set([
  "discard",
  "hand",
  "tokens",
  "discardedLoot",
  "exiles",
  "discarded",
  "revealed",
]);
/** The same for each stack or pile in them. */
const groupsOfBags: ReadonlySet<unknown> = new Set(["council", "piles"]);
/** Parts that are the number of a seat. */
const seatParts = new Set(["figure", "lastSeat", "pearlMaster", "replayToken", "scourge"]);
/** Parts whose values only make sense together. */
const notEdited = new Set(["order", "fight"]);
/** The areas that layers add to a table. */
const areas = new Set(["exiles", "kraken", "leviathan", "solo"]);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number | null =>
  value === null || typeof value === "number";
const isCard = (value: unknown): value is Card =>
  typeof value === "string" || typeof value === "number";

/** The figures and places of a table; `parts` are the names of parts in the words of its game. */
export function fieldsOf(table: object, parts: object): (Figure | Place)[] {
  const found: (Figure | Place)[] = [];
  visit(table as Node, [], undefined, "");
  return found;

  function visit(node: Node, path: Path, owner: number | undefined, area: string): void {
    for (const [name, value] of Object.entries(node)) {
      const at = [...path, name];
      if (name === "seats" && Array.isArray(value))
        for (const [seat, own] of value.entries()) visit(own as Node, [...at, seat], seat, area);
      else if (areas.has(name) && isNode(value)) visit(value, at, owner, `${name}.`);
      else {
        const own = partNames[area + name] ?? area + name;
        const part = own in parts ? own : name;
        // With Leviathan the threat track is not used (LE-2).
        const isUsed = part !== "threat" || !("leviathan" in table);
        if (part in parts && isUsed && !notEdited.has(part))
          add({ path: at, part, owner, detail: undefined }, value);
      }
    }
  }

  function add(field: Field, value: unknown): void {
    const { path, part } = field;
    const kind = kinds[part];
    if (isNumber(value) && !kind) found.push({ ...field, value, isSeat: seatParts.has(part) });
    else if (isNode(value))
      for (const [detail, one] of Object.entries(value))
        if (isNumber(one) || Array.isArray(one))
          add({ ...field, path: [...path, detail], detail }, one);
    if (!Array.isArray(value)) return;
    if (part === "nebulis")
      for (const [owner, n] of value.entries()) add({ ...field, path: [...path, owner], owner }, n);
    else if (kind) found.push({ ...field, kind, cards: value.map(cardIn).filter(isCard) });
    // Cards on the locations of a list.
    for (const [i, on] of value.entries())
      if (isNode(on))
        for (const [name, cards] of Object.entries(on))
          if (Array.isArray(cards) && kinds[name])
            found.push({
              path: [...path, i, name],
              part: name in parts ? name : part,
              owner: field.owner,
              detail: String(cardIn(on)),
              kind: kinds[name],
              cards,
            });
  }
}

/** The card of a list member: itself, or the location or leviathan of an object with more about it. */
const cardIn = (member: unknown): unknown => {
  if (!isNode(member)) return member;
  const { location, leviathan } = member;
  return location ?? leviathan;
};

/** A change of a table. */
export type Change =
  | { readonly path: Path; readonly value: number | null }
  | { readonly card: Card; readonly from: Path; readonly to: Path };

/** Makes changes in order, on a draft or a copy of a table. */
export function makeChanges(table: unknown, changes: readonly Change[]): void {
  for (const change of changes) {
    if ("value" in change) {
      const holder = valueAt(table, change.path.slice(0, -1)) as Record<string | number, unknown>;
      holder[change.path.at(-1)!] = change.value;
    } else move(table, change.card, change.from, change.to);
  }
}

/** Moves a card to the end of another list, which is the top of a deck. */
function move(table: unknown, card: Card, from: Path, to: Path): void {
  const source = valueAt(table, from) as unknown[];
  const target = valueAt(table, to) as unknown[];
  source.splice(
    source.findIndex((member) => cardIn(member) === card),
    1,
  );
  if (to.at(-1) === "locations") {
    const { lords, coats } = valueAt(table, to.slice(0, -1)) as {
      lords: unknown[];
      coats?: object;
    };
    // In Conspiracy a location lies on a lord, in Abyss lords lie under it.
    target.push(coats ? { location: card, spot: lords.length } : { location: card, lords: [] });
  } else if (to.at(-1) === "border") placeAtBorder(target as Beast[], card);
  else target.push(card);
  if (bags.has(to.at(-1)) || groupsOfBags.has(to[0])) target.sort();
}

interface Beast {
  readonly space: string | undefined;
  readonly leviathan: Card;
  readonly lost: number;
}

/** Puts an unharmed leviathan on the first free space; the spaces stay in order. */
function placeAtBorder(border: Beast[], leviathan: Card): void {
  const space = borderSpaces.find((one) => border.every((beast) => beast.space !== one));
  border.push({ space, leviathan, lost: 0 });
  const order: readonly (string | undefined)[] = borderSpaces;
  border.sort((a, b) => order.indexOf(a.space) - order.indexOf(b.space));
}

const valueAt = (table: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], table);
