import { expect, test } from "vitest";
import { progressLine, progressOn } from "./progress.ts";

test.each([
  [{ done: 0, of: 9, actions: 0, seconds: 0 }, "0 of 9 games, 0 s"],
  [
    { done: 5, of: 20, actions: 400, seconds: 10 },
    "5 of 20 games, 400 actions, 10 s, 0.5 a second, 30 s left",
  ],
  [
    { done: 100, of: 1000, actions: 8000, seconds: 10.2 },
    "100 of 1000 games, 8000 actions, 11 s, 9.8 a second, 1 min 32 s left",
  ],
  [
    { done: 10, of: 10_000, actions: 0, seconds: 5 },
    "10 of 10000 games, 5 s, 2.0 a second, 1 h 23 min left",
  ],
])("progress in words: %o", (done, line) => {
  expect(progressLine({ ...done, what: "games" })).toBe(line);
});

test.each([
  [true, "\r\u001b[K"],
  [false, ""],
])("the last line replaces the one before it only on a terminal: %s", (isTTY, prefix) => {
  let text = "";
  const progress = progressOn({ isTTY, write: (more) => (text += more) }, 30, "games");
  progress.add(10, 100);
  progress.add(20, 200);
  text = "";
  progress.end();
  expect(text.startsWith(`${prefix}30 of 30 games, 300 actions, `)).toBe(true);
  expect(text.endsWith("\n")).toBe(true);
});
