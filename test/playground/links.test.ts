import { abyss } from "abyss-rules/abyss";
import { describe, expect, test } from "vitest";
import { hashOf, linkedBy } from "../../docs/playground/src/extras/links/link.ts";

const { state } = abyss.setup({ players: 4 }, "links");
const base64url = (text: string): string => Buffer.from(text).toString("base64url");

describe("links", () => {
  test.each(["state", "replay"] as const)("a %s survives the round trip", async (kind) => {
    const linked = { game: "abyss", kind, value: state };
    const hash = await hashOf(linked);
    expect(hash).toMatch(/^#game=abyss&(state|replay)=[\w-]+&z=1$/);
    expect(await linkedBy(hash)).toEqual(linked);
  });

  test("short content is not compressed, so that any tool can read it", async () => {
    const hash = await hashOf({ game: "abyss", kind: "state", value: { ä: "ł貝?>~" } });
    expect(hash).toBe(`#game=abyss&state=${base64url('{"ä":"ł貝?>~"}')}`);
    expect(await linkedBy(hash)).toEqual({ game: "abyss", kind: "state", value: { ä: "ł貝?>~" } });
  });

  test("an uncompressed long link from another program can be read", async () => {
    const hash = `#game=abyss&state=${base64url(JSON.stringify(state))}`;
    expect(await linkedBy(hash)).toEqual({ game: "abyss", kind: "state", value: state });
  });

  test("AB-80 the rule of an example is read, if it is the number of a rule", async () => {
    const linked = { game: "abyss", kind: "state", value: {} };
    const plain = "#game=abyss&state=e30";
    expect(await linkedBy(`${plain}&rule=AB-80`)).toStrictEqual({ ...linked, rule: "AB-80" });
    expect(await linkedBy(`${plain}&rule=LE-68`)).toStrictEqual({ ...linked, rule: "LE-68" });
    for (const rule of ["", "AB", "XX-1", "AB-1234", "AB-1<b>"])
      expect(await linkedBy(`${plain}&rule=${rule}`)).toStrictEqual(linked);
  });

  test.each(["", "#", "#abyss", "#game=abyss", "#state=e30", "#replay=e30"])(
    "%j has no content",
    async (hash) => expect(await linkedBy(hash)).toBeUndefined(),
  );

  test.each([
    "#game=abyss&state=",
    "#game=abyss&state=***",
    "#game=abyss&state=e3",
    "#game=a&state=_w",
  ])("%s is damaged", async (hash) => expect(linkedBy(hash)).rejects.toThrow());

  test("a link that was cut off is damaged", async () => {
    const hash = await hashOf({ game: "abyss", kind: "state", value: state });
    await expect(linkedBy(hash.replace(/.{40}&z=1$/, "&z=1"))).rejects.toThrow();
    await expect(linkedBy(hash.replace("&z=1", ""))).rejects.toThrow();
  });

  test("a small link that expands to a huge text is rejected", async () => {
    const bomb = await hashOf({ game: "abyss", kind: "state", value: "0".repeat(6_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    await expect(linkedBy(bomb)).rejects.toThrow(/more than 5000000 bytes/);
  });
});
