import { expect, test } from "vitest";
import { chromiumPath } from "./chromium.ts";

test("the error for a missing browser says what to do", () => {
  expect(() => chromiumPath({ PATH: "/nowhere:" })).toThrow(
    /need Chromium.* Install it .*apt-get install chromium.*CHROMIUM=/,
  );
  expect(() => chromiumPath({ PATH: "/usr/bin", CHROMIUM: "/nowhere/chrome" })).toThrow(
    /CHROMIUM is \/nowhere\/chrome/,
  );
});

test("CHROMIUM takes precedence over PATH", () => {
  expect(chromiumPath({ PATH: "/nowhere", CHROMIUM: process.execPath })).toBe(process.execPath);
});
