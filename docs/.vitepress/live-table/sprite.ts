// The emblems of the playground as one SVG, which the build puts into the page.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Emblem, type EmblemName } from "../../playground/src/tables/emblems/emblem.tsx";

const NAMES: readonly EmblemName[] = [
  "crab",
  "jellyfish",
  "seahorse",
  "shellfish",
  "squid",
  "monster",
  "mage",
  "soldier",
  "farmer",
  "merchant",
  "politician",
  "ambassador",
];

const symbolOf = (name: EmblemName): string =>
  renderToStaticMarkup(createElement(Emblem, { name }))
    .replace(/^<svg[^>]*>/, `<symbol id="emblem-${name}" viewBox="0 0 24 24">`)
    .replace(/<\/svg>$/, "</symbol>");

/** All emblems as symbols. */
export const sprite = (): string =>
  `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${NAMES.map(symbolOf).join("")}</svg>`;
