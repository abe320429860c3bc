import type * as abyss from "../abyss/meter.ts";

/** The figures of payments in Kraken. */
export type OwnMeter = RecruitmentMeter | SumMeter;

/** A recruitment (KR-11, KR-12): krakens count as races, up to the number that is needed. */
export interface RecruitmentMeter extends abyss.RecruitmentMeter, Nebulis {}

/** A sum without allies. */
export interface SumMeter extends abyss.SumMeter, Nebulis {}

interface Nebulis {
  /** The nebulis that are paid in place of pearls: the number chosen, or as few as possible (KR-18). */
  readonly nebulis: number;
}
