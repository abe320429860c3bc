import type { Race } from "../../abyss/cards/allies.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { ExileCard, ExilePowerName } from "./catalogue.ts";

/** The id of an exile of the default catalogue. */
export type DefaultExile =
  | "perjurer"
  | "conspirator"
  | "deserter"
  | "stowaway"
  | "poacher"
  | "heretic"
  | "pretender"
  | "mutineer"
  | "usurer"
  | "rustler";

/** The values of an exile of the default catalogue. */
interface CardValues {
  readonly id: DefaultExile;
  readonly value: number;
  readonly races: number;
  readonly required: Race;
  readonly influence: number;
  readonly key: boolean;
  readonly power?: ExilePowerName;
}

const provisionalCard = ({
  id,
  value,
  races,
  required,
  influence,
  key,
  power,
}: CardValues): ExileCard => ({
  id,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  cost: { value, races, required },
  influence,
  key,
  power: power ?? null,
  provisional: true,
});

const cardValues: readonly CardValues[] = [
  {
    id: "perjurer",
    value: 8,
    races: 2,
    required: "squid",
    influence: 5,
    key: false,
    power: "perjurer",
  },
  {
    id: "conspirator",
    value: 8,
    races: 2,
    required: "jellyfish",
    influence: 5,
    key: false,
    power: "conspirator",
  },
  { id: "deserter", value: 6, races: 1, required: "crab", influence: 3, key: true },
  { id: "stowaway", value: 7, races: 2, required: "shellfish", influence: 4, key: true },
  { id: "poacher", value: 8, races: 3, required: "seahorse", influence: 5, key: true },
  { id: "heretic", value: 9, races: 2, required: "jellyfish", influence: 5, key: true },
  { id: "pretender", value: 10, races: 3, required: "squid", influence: 6, key: true },
  { id: "mutineer", value: 10, races: 1, required: "crab", influence: 8, key: false },
  { id: "usurer", value: 11, races: 2, required: "shellfish", influence: 9, key: false },
  { id: "rustler", value: 12, races: 3, required: "seahorse", influence: 9, key: false },
];

/**
 * EX-1, EX-18: the ten exiles. The rulebook gives their number, and the names and powers of the Perjurer
 * and the Conspirator. All other names and values are this library's own, in the range of the lords: an
 * exile with a key or a power has less influence. Pass a `catalogue` in the options to replace them.
 */
export const defaultCatalogue: readonly ExileCard[] = /* @__PURE__ */ deepFreeze(
  cardValues.map(provisionalCard),
);
