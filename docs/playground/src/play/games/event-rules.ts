// The rule behind each event, which the log links to.
import type * as abyss from "abyss-rules/abyss";
import type * as conspiracy from "abyss-rules/conspiracy";
import type * as soloRules from "abyss-rules/conspiracy-solo/rules";
import type * as exilesRules from "abyss-rules/exiles/rules";
import type * as kraken from "abyss-rules/kraken";
import type * as krakenCards from "abyss-rules/kraken/cards";
import type * as krakenRules from "abyss-rules/kraken/rules";
import type * as leviathan from "abyss-rules/leviathan";
import type * as leviathanRules from "abyss-rules/leviathan/rules";

/** Rules by the value of a field of the event. */
interface ByField {
  readonly field: string;
  readonly rules: Readonly<Record<string, string>>;
  /** The rule of values that are not listed; left out if they have no single rule. */
  readonly otherwise?: string;
}

/** The rule behind a type of event; `null` if there are several and the event does not say which. */
type Rule = string | ByField | null;

/** The rules behind the events of a game, by type of event. */
export type EventRules = Readonly<Record<string, Rule>>;

type RulesOf<Event extends { readonly type: string }, Book extends string> = Readonly<
  Record<Event["type"], `${Book}-${number}` | ByField | null>
>;

const pearlSources = {
  reward: "AB-22",
  "last-space": "AB-17",
  court: "AB-33",
  "ship-master": "AB-43",
  trader: "AB-44",
  peddler: "AB-44",
  shopkeeper: "AB-44",
  landlord: "AB-44",
  slaver: "AB-45",
  loot: "KR-29",
  ferryman: "KR-41",
  shareholder: "KR-49",
  inheritor: "KR-50",
} satisfies Partial<Record<kraken.PearlSource, string>>;

const { "last-space": _twoRules, ...pearlsWithLeviathan } = pearlSources;

/** The last space is not listed: it gives a pearl for an ally (AB-17) and for a fight (LE-20). */
const leviathanPearlSources = {
  ...pearlsWithLeviathan,
  reward: "LE-31",
  "leviathan-token": "LE-38",
  taxidermist: "LE-54",
  "arms-dealer": "LE-55",
} satisfies Partial<Record<kraken.PearlSource | leviathan.PearlSource, string>>;

const sentinelRules = {
  watcher: "KR-46",
  vigil: "KR-47",
  lookout: "KR-48",
} satisfies Record<krakenCards.Sentinel, string>;

/** Krakens are not listed: they give nebulis when they are played (KR-14) and at the end (KR-67). */
const nebulisSources = {
  payment: "KR-20",
  ferryman: "KR-41",
  fence: "KR-44",
  ...sentinelRules,
} satisfies Partial<Record<kraken.NebulisSource, string>>;

export const abyssEvents: RulesOf<abyss.Event, "AB"> = {
  "game-started": "AB-1",
  "court-filled": "AB-33",
  "locations-made-available": "AB-60",
  "turn-started": "AB-7",
  "pearls-gained": { field: "source", rules: pearlSources },
  plotted: "AB-8",
  "action-passed": "AB-9",
  "card-revealed": "AB-10",
  "deck-renewed": "AB-25",
  "ally-bought": "AB-12",
  "ally-taken": "AB-16",
  "threat-raised": "AB-19",
  "monster-fought": "AB-21",
  "tokens-drawn": "AB-23",
  "key-tokens-gained": "AB-22",
  "exploration-ended": "AB-24",
  "stacks-taken": "AB-26",
  "lord-recruited": "AB-27",
  "ally-affiliated": "AB-30",
  "lord-entered": "AB-31",
  "lord-bribed": "AB-54",
  "lord-disabled": "AB-39",
  "lord-discarded": "AB-58",
  // Jailer, Commander, Slaver; krakens at the end.
  "allies-discarded": null,
  "pearls-returned": "AB-38",
  "token-stolen": "AB-42",
  "stack-discarded": "AB-49",
  "extra-turn-gained": "AB-47",
  "locations-drawn": "AB-60",
  "location-controlled": "AB-61",
  "location-swapped": "AB-51",
  "stack-searched": "AB-65",
  "location-switched": "AB-65",
  "end-triggered": "AB-67",
  "hand-revealed": "AB-70",
  "game-ended": "AB-76",
};

const exilesOwn: RulesOf<exilesRules.OwnEvent, "EX"> = {
  "exile-to-court": "EX-7",
  "exile-recruited": "EX-3",
  "exile-entered": "EX-4",
  "location-recaptured": "EX-8",
  "location-replaced": "EX-11",
  "lords-set-aside": "EX-13",
  "allies-forsworn": "EX-16",
  "lord-looked-at": "EX-17",
};

const krakenOwn: RulesOf<Exclude<krakenRules.OwnEvent, abyss.Event>, "KR" | "AB"> = {
  "pearls-gained": abyssEvents["pearls-gained"],
  "kraken-placed": "KR-9",
  "nebulis-changed": { field: "source", rules: nebulisSources },
  "figure-moved": "KR-24",
  "loot-drawn": "KR-27",
  "loot-discarded": "KR-31",
  "ally-found": "KR-30",
  "sentinel-taken": { field: "sentinel", rules: sentinelRules },
  "sentinel-placed": "KR-36",
  "sentinel-returned": "KR-39",
  "pearl-taken": "KR-53",
  "ally-recovered": "KR-52",
  "race-named": "KR-54",
  "affiliated-discarded": "KR-54",
  "lord-summoned": "KR-55",
  "lord-freed": "KR-56",
};

const leviathanOwn: RulesOf<leviathanRules.OwnEvent, "LE"> = {
  "pearls-gained": { field: "source", rules: leviathanPearlSources },
  "leviathan-drawn": "LE-13",
  // For a space of the border, and in an attack.
  "dice-rolled": null,
  "leviathan-placed": "LE-13",
  "leviathan-discarded": "LE-14",
  "leviathan-attacked": "LE-14",
  "wounds-taken": "LE-15",
  "allies-lost": "LE-15",
  // After a leviathan came, with the Coward, in last turns.
  "monster-passed": null,
  "attack-begun": "LE-24",
  "attack-made": "LE-25",
  "life-point-removed": "LE-28",
  "leviathan-killed": "LE-33",
  "scourge-taken": { field: "from", rules: { null: "LE-44" }, otherwise: "LE-45" },
  "fight-ended": "LE-36",
  "leviathan-tokens-drawn": "LE-29",
  "token-revealed": "LE-40",
  "leviathan-token-stolen": "LE-43",
  "supply-ran-out": "LE-62",
};

/** With Leviathan, pearls are also returned in attacks (LE-27), for penalties (LE-15) and the hand limit (LE-46). */
const leviathanLayer = { ...leviathanOwn, "pearls-returned": null };

/** Besides rewards, exiles, the Perjurer, loot and leviathan tokens give key tokens. */
const manyKeys = { "key-tokens-gained": null };

export const exilesEvents = { ...abyssEvents, ...exilesOwn, ...manyKeys };
export const krakenEvents = { ...abyssEvents, ...krakenOwn, ...manyKeys };
export const leviathanEvents = {
  ...abyssEvents,
  ...leviathanLayer,
  "key-tokens-gained": "LE-38",
};
export const exilesKrakenEvents = { ...krakenEvents, ...exilesOwn };
export const exilesLeviathanEvents = { ...exilesEvents, ...leviathanLayer };
export const krakenLeviathanEvents = { ...krakenEvents, ...leviathanLayer };
export const exilesKrakenLeviathanEvents = { ...exilesKrakenEvents, ...leviathanLayer };

export const conspiracyEvents: RulesOf<conspiracy.Event, "CO"> = {
  "game-started": "CO-1",
  "turn-started": "CO-3",
  "turn-passed": "CO-6",
  "lords-drawn": "CO-4",
  "lords-discarded": "CO-4",
  "pile-taken": "CO-5",
  "lords-returned": "CO-8",
  "lord-placed": "CO-7",
  "lords-swapped": "CO-9",
  "lord-revealed": "CO-12",
  "coat-of-arms-moved": "CO-13",
  "locations-made-available": "CO-15",
  "locations-drawn": "CO-15",
  "location-taken": "CO-16",
  "location-deck-searched": "CO-27",
  // Lords and locations.
  "pearls-gained": null,
  "pearl-master-changed": "CO-28",
  "order-given": { field: "draw", rules: { 1: "CO-21", 2: "CO-22" } },
  "order-lifted": "CO-23",
  "lords-reshuffled": "CO-24",
  "locations-reshuffled": "CO-25",
  "end-triggered": "CO-29",
  "game-ended": "CO-31",
};

const soloOwn: RulesOf<soloRules.OwnEvent, "CO"> = {
  "opponent-appeared": "CO-39",
  "replay-token-won": "CO-55",
  "replay-token-used": "CO-56",
};

export const conspiracySoloEvents = {
  ...conspiracyEvents,
  ...soloOwn,
  // Only the Soldier gives orders in the game for one.
  "order-given": "CO-53",
};

/** The number of the rule behind an event, if the event determines it. */
export function ruleOf(rules: EventRules, event: { readonly type: string }): string | undefined {
  const rule = rules[event.type] ?? undefined;
  if (typeof rule !== "object") return rule;
  const said = new Map(Object.entries<unknown>(event)).get(rule.field);
  return rule.rules[String(said)] ?? rule.otherwise;
}
