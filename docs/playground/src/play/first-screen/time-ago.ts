const MINUTE = 60_000;

const units = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** How long ago a time was, in words. */
export function timeAgo(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  const [unit, length] = units.find(([, one]) => passed >= one) ?? ["minute", MINUTE];
  return format.format(-Math.floor(passed / length), unit);
}
