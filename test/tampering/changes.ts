// All single changes of a saved state or view: another card, one pearl more, a component removed, duplicated or moved.
import { copy } from "../bad-input/errors.ts";
import { type Place, placesIn } from "../bad-input/places.ts";

/** A change of a value. */
export interface Change {
  /** The path, with a star for an index: "table.seats.*.pearls". */
  readonly at: string;
  /** What was changed there, such as "1 more". */
  readonly what: string;
  /** Creates the changed value. */
  readonly make: () => unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: a changed value has no type
type Edit = readonly [what: string, at: (holder: any, key: string | number) => void];

const put = (what: string, value: unknown): Edit => [what, (holder, key) => (holder[key] = value)];

/** Changes of a number. */
const ofNumber = (n: number): Edit[] => [
  put("1 more", n + 1),
  put("1 less", n - 1),
  put("a fraction", n + 0.5),
  put("far too many", n + 1e9),
  put("a string", String(n)),
];

/** Changes of a name: other names that occur in the state, and an unknown one. */
function ofName(name: string, names: readonly string[]): Edit[] {
  const at = names.indexOf(name);
  const [next, before] = [names[(at + 1) % names.length], names.at(at - 1)];
  return [
    ...[...new Set([next, before])]
      .filter((other) => other !== name)
      .map((other) => put("another name", other)),
    put("no name", `${name}!`),
    put("nothing", null),
  ];
}

const ofList = (list: readonly unknown[], names: readonly string[]): Edit[] =>
  list.length === 0
    ? [...names.map((name) => add("a name", name)), add("a seat", 0), add("a seat", 1)]
    : [
        ["the last removed", (holder, key) => holder[key].pop()],
        ["the first duplicated", (holder, key) => holder[key].push(copy(holder[key][0]))],
        ...list.slice(1).flatMap((next, i) => (same(list[i], next) ? [] : [swapped(i)])),
      ];

const add = (what: string, value: unknown): Edit => [
  `${what} added`,
  (holder, key) => holder[key].push(value),
];

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Swaps a member of a list with the next. */
const swapped = (i: number): Edit => [
  "two neighbours swapped",
  (holder, key) => holder[key].splice(i, 2, holder[key][i + 1], holder[key][i]),
];

const ofObject = (object: object): Edit[] => [
  ["a field too many", (holder, key) => (holder[key].more = 1)],
  ...Object.keys(object).map(
    (field): Edit => [`${field} removed`, (holder, key) => delete holder[key][field]],
  ),
];

function editsOf(value: unknown, names: readonly string[]): Edit[] {
  if (typeof value === "number") return ofNumber(value);
  if (typeof value === "string") return ofName(value, names);
  if (typeof value === "boolean") return [put("negated", !value)];
  if (value === null) return [put("the first seat", 0), put("a name", names[0])];
  return Array.isArray(value) ? ofList(value, names) : ofObject(value as object);
}

const starred = (place: Place): string =>
  place.map((key) => (/^\d+$/.test(String(key)) ? "*" : key)).join(".");

/** All single changes of a state or a view. */
export function* changesOf(state: unknown): Generator<Change> {
  // Wrapped, so that the state itself is a place like all others.
  const wrapped = { state };
  const places = [...placesIn(wrapped)];
  const names = [
    ...new Set(places.flatMap(([, value]) => (typeof value === "string" ? [value] : []))),
  ].sort();
  for (const [place, value] of places)
    for (const [what, edit] of editsOf(value, names)) {
      const make = () => {
        const changed = copy(wrapped);
        let holder = changed;
        for (const key of place.slice(0, -1)) holder = holder[key];
        edit(holder, place.at(-1)!);
        return changed.state;
      };
      yield { at: starred(place.slice(1)), what, make };
    }
}

/** Groups changes by path and kind: "table.seats.*.pearls: 1 more". */
export function byKind(changes: Iterable<Change>): ReadonlyMap<string, readonly Change[]> {
  const kinds = new Map<string, Change[]>();
  for (const change of changes) {
    const kind = `${change.at}: ${change.what}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), change]);
  }
  return kinds;
}
