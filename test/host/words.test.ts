import { describe, expect, test } from "vitest";
import { describeHostRefusal, type HostRefusal } from "../../src/host/index.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { cs } from "../../src/locales/cs.ts";
import { en } from "../../src/locales/en.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";
import { untyped } from "../bad-input/errors.ts";

type ByCode = { readonly [K in HostRefusal["code"]]: Extract<HostRefusal, { code: K }>["params"] };

/** One refusal of each code. */
const params: ByCode = {
  "other-protocol": { messageProtocol: 3, protocol: 1 },
  "not-a-message": { path: "revision", reason: "-1, expected a whole number, 0 or more" },
  "not-your-seat": { seat: 1 },
  "out-of-date": { messageRevision: 3, revision: 5 },
  repeated: { revision: 5 },
  "ahead-of-time": { messageRevision: 9, revision: 5 },
  "nothing-to-take-back": {},
  "too-long": {},
};
const all = Object.entries(params).map(([code, of]) => ({ code, params: of }) as HostRefusal);

test("English is the default, and the same as the locale", () => {
  const names = ["Ann", "Ben"];
  expect(all.map((refusal) => describeHostRefusal(refusal, { names }))).toEqual([
    "This page and the server have different versions; please reload the page (protocol 3, expected 1).",
    "The server could not read the message: at revision, -1, expected a whole number, 0 or more.",
    "This is another player's move; you are Ben.",
    "Something has happened in the meantime; please look again.",
    "This has already been done.",
    "This page is ahead of the server; please reload the page.",
    "There is nothing to undo.",
    "This game has become too long; the server's operator can continue it as a new one.",
  ]);
  for (const refusal of all)
    expect(describeHostRefusal(refusal, { locale: en })).toBe(describeHostRefusal(refusal));
});

describe.each([pl, cs, zhHant])("$tag", (locale) => {
  test("every refusal has a sentence of its own, with its parameters", () => {
    const texts = all.map((refusal) =>
      describeHostRefusal(refusal, { locale, names: ["A", "Ewa"] }),
    );
    expect(new Set(texts).size).toBe(all.length);
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}\p{Lo}].*[.。]$/u);
    expect(texts[0]).toMatch(/3.*1/);
    expect(texts[1]).toContain("revision");
    expect(texts[2]).toContain("Ewa");
    // The reason is in English, for programmers.
    expect(texts.join()).not.toMatch(/whole number|undefined|null/);
  });

  test("a message without a protocol or a place", () => {
    const none = {
      code: "other-protocol",
      params: { messageProtocol: null, protocol: 1 },
    } as const;
    expect(describeHostRefusal(none, { locale })).not.toContain("null");
    const whole = { code: "not-a-message", params: { path: "", reason: "5" } } as const;
    expect(describeHostRefusal(whole, { locale })).not.toMatch(/„”|„“|「」/);
  });
});

test("a whole message that cannot be read", () => {
  const refusal = { code: "not-a-message", params: { path: "", reason: "5, expected an object" } };
  expect(describeHostRefusal(refusal as HostRefusal)).toBe(
    "The server could not read the message: 5, expected an object.",
  );
});

test.each<unknown>([
  undefined,
  null,
  5,
  {},
  { code: "constructor", params: {} },
  { code: "not-your-seat" },
  { code: "not-your-seat", params: { seat: "1" } },
])("%j is no refusal of a host", (value) => {
  expect(() => untyped<unknown>(describeHostRefusal)(value)).toThrow(RulesError);
});

test("a locale without texts for hosts", () => {
  const { host: _, ...rest } = pl;
  expect(() => describeHostRefusal(all[3]!, { locale: rest as never })).toThrow(
    "no texts for host",
  );
});
