// Parts of pictures that the tests draw from the library: plain SVG, readable on light and dark pages.

const STYLE = `
    .back { fill: #ffffff; stroke: #d5dbe3; }
    .box { fill: #e9f1fb; stroke: #4a78b0; stroke-width: 1.5; }
    .ask { fill: #fdeccb; stroke: #b07a1c; stroke-width: 1.5; }
    .down { fill: #2b5876; stroke: #16384f; stroke-width: 1.5; }
    .frame { fill: none; stroke: #8592a3; stroke-dasharray: 6 5; }
    .line { fill: none; stroke: #55606e; stroke-width: 1.75; marker-end: url(#tip); }
    .some { stroke-dasharray: 6 5; }
    .tip { fill: #55606e; }
    text { fill: #1f2733; font: 14px ui-sans-serif, system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; text-anchor: middle; }
    .name { font-weight: 600; }
    .note { text-anchor: start; }
    .small { font-size: 12px; }
    @media (prefers-color-scheme: dark) {
      .back { fill: #1b1f27; stroke: #3a424e; }
      .box { fill: #24344a; stroke: #7fa9dc; }
      .ask { fill: #4a3a17; stroke: #e0b25c; }
      .down { fill: #0e7c90; stroke: #6fd6e0; }
      .line { stroke: #aab4c2; }
      .tip { fill: #aab4c2; }
      text { fill: #e8edf4; }
    }`;

/** What a picture shows, for those who do not see it. */
export interface Caption {
  readonly title: string;
  readonly description: string;
}

/** A text; `kind` is `name`, `note` (begins at x), `small`, or several of them. */
export const text = (x: number, y: number, content: string, kind = ""): string =>
  `<text${kind && ` class="${kind}"`} x="${x}" y="${y}">${content}</text>`;

/** A box of a kind: `box`, `ask` (a question) or `down` (a card face down). */
export const box = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="5" />`;

/** A dashed frame around other parts. */
export const frame = (x: number, y: number, width: number, height: number): string =>
  `<rect class="frame" x="${x}" y="${y}" width="${width}" height="${height}" rx="8" />`;

/** An arrow along a path; `some` is dashed. */
export const line = (path: string, kind: "" | "some" = ""): string =>
  `<path class="line${kind && ` ${kind}`}" d="${path}" />`;

/** An arrow to the right. */
export const arrow = (x: number, y: number, length: number): string =>
  line(`M${x} ${y} h${length}`);

/** A whole picture. */
export const picture = (
  width: number,
  height: number,
  { title, description }: Caption,
  parts: readonly string[],
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">
  <title id="title">${title}</title>
  <desc id="desc">${description}</desc>
  <style>${STYLE}
  </style>
  <defs>
    <marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
      <path class="tip" d="M0 0 L10 5 L0 10 z" />
    </marker>
  </defs>
  <rect class="back" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10" />
  ${parts.join("\n  ")}
</svg>
`;
