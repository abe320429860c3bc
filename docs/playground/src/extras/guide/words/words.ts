import type { GuideId, GuideNotes } from "../scripts.ts";

/** The texts of the guides. */
export interface GuideWords {
  readonly title: string;
  readonly you: string;
  readonly other: string;
  readonly step: (step: number, last: number) => string;
  readonly next: string;
  readonly skip: string;
  readonly playOn: string;
  readonly leave: string;
  /** Shown for an item that is not asked for. */
  readonly notNow: string;
  readonly notes: { readonly [Id in GuideId]: Readonly<Record<GuideNotes[Id], string>> };
}
