import { abyssFields } from "../../../abyss/words/english/labels.ts";
import type { ExilesWords } from "../phrases.ts";
import { sharedExilesValues } from "../values.ts";

export const exilesParts: ExilesWords["parts"] = {
  exiles: "exiles",
  "exiles.deck": "exile deck",
  "exiles.court": "exiles in the court",
  payment: "allies played",
  free: "free exiles",
  holding: "exiles under locations",
  aside: "set aside",
};

export const exilesFields: ExilesWords["fields"] = {
  exile: "exile",
  exiles: exilesParts.exiles,
  location: abyssFields.location,
};

/** The location that can be recaptured if no opponent has one. */
export const TOP_LOCATION = "top location of the stack";

export const exilesValues: ExilesWords["values"] = /* @__PURE__ */ (() => ({
  ...sharedExilesValues,
  location: (id, { name }) => (id === null ? TOP_LOCATION : name(id)),
}))();
