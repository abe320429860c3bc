import type { DefaultExile } from "../../cards/default-catalogue.ts";
import type { ExilesTerms } from "../phrases.ts";

export const exileNames: Readonly<Record<DefaultExile, string>> = {
  perjurer: "Perjurer",
  conspirator: "Conspirator",
  deserter: "Deserter",
  stowaway: "Stowaway",
  poacher: "Poacher",
  heretic: "Heretic",
  pretender: "Pretender",
  mutineer: "Mutineer",
  usurer: "Usurer",
  rustler: "Rustler",
};

export const exileTexts: ExilesTerms["exileTexts"] = {
  key: "At once: take a key token.",
  none: "No power.",
  other: "A power of its own.",
  perjurer:
    "While free: when you recruit a lord without a key, you may take a key token instead of affiliating an ally.",
  conspirator:
    "While free: at the start of your turn look at the top lord of the deck; you may recruit it as your action.",
};
