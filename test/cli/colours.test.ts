import { expect, test } from "vitest";
import { run } from "./command.ts";

/** The colours of the guilds on the cards. */
const codes = { Jellyfish: 35, Crab: 31, Seahorse: 33, Shellfish: 32, Squid: 34 };

test("races have the colours of their guilds", async () => {
  const { stdout } = await run(["setup", "abyss", "--seed", "1"], { env: { FORCE_COLOR: "1" } });
  for (const [race, code] of Object.entries(codes))
    expect(stdout).toContain(`\u001b[${code}m${race}\u001b[39m`);
});
