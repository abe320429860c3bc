// Growth curves as plain SVG, readable on light and dark pages.

/** A curve with its name. */
export interface Curve {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [640, 360, 64, 48, 40, 150];
const colours = ["#2f7ed8", "#d9822b", "#3a9d5d", "#a05bc4"];

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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#333" role="img" aria-label="${title}">\n${parts.join("\n")}\n</svg>\n`;
}
