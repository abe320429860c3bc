// Growth curves and bar charts as plain SVG, readable on light and dark pages.

const darkColours: Readonly<Record<string, string>> = {
  "#2568b8": "#7fb5ff",
  "#b25c0c": "#f0a860",
  "#2c7a48": "#76d59b",
  "#8642ad": "#d3a9f0",
};

const darkOf = ([light, dark]: readonly [string, string]): string =>
  `[fill="${light}"] { fill: ${dark}; } [stroke="${light}"] { stroke: ${dark}; }`;

/** The colours on dark pages: those of the light ones are attributes, which a stylesheet overrides. */
const STYLE = `<style>@media (prefers-color-scheme: dark) { svg { fill: #e8edf4; } [fill="#fff"] { fill: #172129; } [stroke="#fff"] { stroke: #172129; } [stroke="#ddd"] { stroke: #3a424e; } [stroke="#333"] { stroke: #e8edf4; } ${Object.entries(darkColours).map(darkOf).join(" ")} }</style>`;

/** A curve with its name. */
export interface Curve {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [640, 360, 64, 48, 40, 150];
const colours = Object.keys(darkColours);

/** A plot of curves on a logarithmic scale of costs. */
export function plot(
  title: string,
  xLabel: string,
  yLabel: string,
  curves: readonly Curve[],
): string {
  const xs = curves.flatMap(({ points }) => points.map(([x]) => x));
  const ys = curves.flatMap(({ points }) => points.map(([, y]) => Math.log10(y)));
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  const [minY, maxY] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))];
  const atX = (x: number) => LEFT + ((x - minX) / (maxX - minX || 1)) * (WIDTH - LEFT - RIGHT);
  const atY = (log: number) =>
    HEIGHT - BOTTOM - ((log - minY) / (maxY - minY || 1)) * (HEIGHT - BOTTOM - TOP);
  const text = (x: number, y: number, content: string, anchor = "middle") =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${content}</text>`;
  const decades = Array.from({ length: maxY - minY + 1 }, (_, i) => minY + i);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(LEFT, 22, title, "start"),
    ...decades.flatMap((log) => [
      `<path d="M${LEFT} ${atY(log).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ddd"/>`,
      text(LEFT - 8, atY(log) + 4, String(10 ** log), "end"),
    ]),
    ...[...new Set(xs)].map((x) => text(atX(x), HEIGHT - BOTTOM + 18, String(x))),
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, xLabel),
    `<text transform="translate(14 ${HEIGHT / 2}) rotate(-90)" text-anchor="middle">${yLabel}</text>`,
    ...curves.flatMap(({ name, points }, i) => {
      const colour = colours[i % colours.length]!;
      const path = points
        .map(([x, y], j) => `${j ? "L" : "M"}${atX(x).toFixed(1)} ${atY(Math.log10(y)).toFixed(1)}`)
        .join("");
      const [lastX, lastY] = points.at(-1)!;
      return [
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        `<text x="${atX(lastX) + 8}" y="${(atY(Math.log10(lastY)) + 4).toFixed(1)}" fill="${colour}">${name}</text>`,
      ];
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#333" role="img" aria-label="${title}">\n${STYLE}\n${parts.join("\n")}\n</svg>\n`;
}

/** A bar with its name and the figure at its end. */
export interface Bar {
  readonly name: string;
  /** In units of the scale, above 0. */
  readonly length: number;
  readonly text: string;
  /** Drawn in the colour of good figures. */
  readonly isGood: boolean;
}

/** A chart of horizontal bars; `mark` draws a line at this length. */
export function bars(
  title: string,
  all: readonly Bar[],
  { scale, mark }: { readonly scale: "linear" | "logarithmic"; readonly mark?: number },
): string {
  const [nameWidth, barHeight, gap, top] = [390, 16, 6, 40];
  const width = 910;
  // Seven pixels for a letter are enough for the widest figure beside the longest bar.
  const figureWidth = 16 + 7 * Math.max(...all.map(({ text }) => text.length));
  const height = top + all.length * (barHeight + gap) + 12;
  // A logarithmic bar begins at 1, so that its length can be compared.
  const unitsOf = (length: number) =>
    scale === "linear" ? length : Math.max(0.02, Math.log10(length));
  const most = Math.max(...all.map(({ length }) => unitsOf(length)), mark ?? 0);
  const atX = (length: number) =>
    nameWidth + (unitsOf(length) / most) * (width - nameWidth - figureWidth);
  const line =
    mark === undefined
      ? []
      : [`<path d="M${atX(mark).toFixed(1)} ${top - 6}V${height - 8}" stroke="#333"/>`];
  const parts = [
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="22">${title}</text>`,
    ...line,
    ...all.flatMap(({ name, length, text, isGood }, i) => {
      const y = top + i * (barHeight + gap);
      const x = atX(length);
      return [
        `<text x="${nameWidth - 8}" y="${y + 12}" text-anchor="end">${name}</text>`,
        `<rect x="${nameWidth}" y="${y}" width="${(x - nameWidth).toFixed(1)}" height="${barHeight}" fill="${isGood ? "#2c7a48" : "#b25c0c"}"/>`,
        // The outline keeps a figure readable where the line crosses it.
        `<text x="${(x + 6).toFixed(1)}" y="${y + 12}" stroke="#fff" stroke-width="4" paint-order="stroke">${text}</text>`,
      ];
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#333" role="img" aria-label="${title}">\n${STYLE}\n${parts.join("\n")}\n</svg>\n`;
}
