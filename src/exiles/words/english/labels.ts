import type { ExilesWords } from "../phrases.ts";

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
};
