import type { Race } from "./cards/allies.ts";
import type { Figures } from "./refusals.ts";

/** The figures of a partial payment, for a meter in an interface. */
export type Meter = RecruitmentMeter | SumMeter | KeyMeter;

/** A recruitment (AB-27, AB-28): what the allies chosen so far are worth. */
export interface RecruitmentMeter {
  readonly kind: "recruitment";
  readonly value: Readonly<Figures>;
  readonly races: Readonly<Figures>;
  /** The required race, and whether it is among the allies; `null` if none is required. */
  readonly required: { readonly race: Race; readonly isMet: boolean } | null;
  /** The pearls that make up the rest of the value. The seat may have fewer. */
  readonly pearls: number;
}

/** A sum without allies (AB-12, AB-54). */
export interface SumMeter {
  readonly kind: "sum";
  readonly pearls: number;
}

/** The keys for a location (AB-61): those of the lords and tokens chosen so far. */
export interface KeyMeter {
  readonly kind: "keys";
  readonly keys: Readonly<Figures>;
}
