// Every single change of a saved state or a view: another card, one pearl more, a thing that is gone, there twice or elsewhere.
import { copy } from "../bad-input/errors.ts";
import { type Place, placesIn } from "../bad-input/places.ts";

/** A change, and what comes of it. */
export interface Change {
  /** Where, with a star for the place in a list: "table.seats.*.pearls". */
  readonly at: string;
  /** What was done there, such as "1 more". */
  readonly what: string;
  /** The value after it. */
  readonly made: () => unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: what is changed has no type
type Edit = readonly [what: string, at: (holder: any, key: string | number) => void];

const put = (what: string, value: unknown): Edit => [what, (holder, key) => (holder[key] = value)];

/** What can be done to a number. */
const ofNumber = (n: number): Edit[] => [
  put("1 more", n + 1),
  put("1 less", n - 1),
  put("a fraction", n + 0.5),
  put("far too many", n + 1e9),
  put("a text", String(n)),
];

/** What can be done to a name: another one that occurs in the state, and one that is none. */
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
    ? [...names.map((name) => putIn("a name", name)), putIn("a seat", 0), putIn("a seat", 1)]
    : [
        ["the last is gone", (holder, key) => holder[key].pop()],
        ["the first is there twice", (holder, key) => holder[key].push(copy(holder[key][0]))],
        ...list.slice(1).flatMap((next, i) => (same(list[i], next) ? [] : [swapped(i)])),
      ];

const putIn = (what: string, value: unknown): Edit => [
  `${what} put in`,
  (holder, key) => holder[key].push(value),
];

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The member in this place of a list and the next. */
const swapped = (i: number): Edit => [
  "two neighbours swapped",
  (holder, key) => holder[key].splice(i, 2, holder[key][i + 1], holder[key][i]),
];

const ofObject = (object: object): Edit[] => [
  ["a field too many", (holder, key) => (holder[key].more = 1)],
  ...Object.keys(object).map(
    (field): Edit => [`${field} is gone`, (holder, key) => delete holder[key][field]],
  ),
];

function editsOf(value: unknown, names: readonly string[]): Edit[] {
  if (typeof value === "number") return ofNumber(value);
  if (typeof value === "string") return ofName(value, names);
  if (typeof value === "boolean") return [put("the contrary", !value)];
  if (value === null) return [put("the first seat", 0), put("a name", names[0])];
  return Array.isArray(value) ? ofList(value, names) : ofObject(value as object);
}

const starred = (place: Place): string =>
  place.map((key) => (/^\d+$/.test(String(key)) ? "*" : key)).join(".");

/** All single changes of a state or a view. */
export function* changesOf(state: unknown): Generator<Change> {
  // In an object of its own the state itself is a place like all others.
  const whole = { state };
  const places = [...placesIn(whole)];
  const names = [
    ...new Set(places.flatMap(([, value]) => (typeof value === "string" ? [value] : []))),
  ].sort();
  for (const [place, value] of places)
    for (const [what, edit] of editsOf(value, names)) {
      const made = () => {
        const changed = copy(whole);
        let holder = changed;
        for (const key of place.slice(0, -1)) holder = holder[key];
        edit(holder, place.at(-1)!);
        return changed.state;
      };
      yield { at: starred(place.slice(1)), what, made };
    }
}

/** Changes by place and kind: "table.seats.*.pearls: 1 more". */
export function byKind(changes: Iterable<Change>): ReadonlyMap<string, readonly Change[]> {
  const kinds = new Map<string, Change[]>();
  for (const change of changes) {
    const kind = `${change.at}: ${change.what}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), change]);
  }
  return kinds;
}
