// The texts of reasons: each feature has one in every language, and cards have their names.
import { describe, expect, test } from "vitest";
import { describeReason } from "../../src/abyss/bots/index.ts";
import type { Reason } from "../../src/bots/index.ts";
import { botOfLevel } from "../../src/bots/index.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { cliLocales } from "../../src/cli/words/cli-locales.ts";
import { describeReason as describeExilesReason } from "../../src/exiles/bots/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { en } from "../../src/locales/en.ts";
import { plWithBots } from "../../src/locales/pl/bots.ts";
import { zhHantWithBots } from "../../src/locales/zh-hant/bots.ts";

const reason = (feature: string, more: Partial<Reason> = {}): Reason => ({
  feature,
  contribution: 0.3,
  change: "more",
  ...more,
});

describe.each(gameNames)("the reasons of %s", (name) => {
  test.each([...cliLocales])("have texts for all features, in %s", (_, { locale }) =>
    withGame(name, ({ game, evaluation: { features }, options, describeReason: text }) => {
      const view = game.view(game.setup(options(game.seats.min), "texts").state, 0);
      const texts = features.names.flatMap((feature) =>
        (["more", "less"] as const).map((change) =>
          text(reason(feature, { change }), { locale, view }),
        ),
      );
      // Features of single cards share a text, which names the card.
      const shared = features.names.filter((feature) => feature.startsWith("power-")).length;
      expect(new Set(texts).size).toBe(texts.length - 2 * Math.max(0, shared - 1));
      for (const one of texts) expect(one).toMatch(/^[^\s"]/);
    }),
  );

  test("name the cards and figures that they are about, in positions of a game", () =>
    withGame(name, ({ game, evaluation: { features }, options, describeReason: text }) => {
      const { locale } = cliLocales.get("cs")!;
      const rng = rngFrom("subjects");
      const world = game.simulate(game.setup(options(game.seats.min), "subjects").state);
      const described = new Set<string>();
      for (let n = 0; world.advance(rng); n++) {
        if (n % 40 !== 0) continue;
        const state = structuredClone(world.state);
        const view = game.view(state, 0);
        for (const [feature, about] of Object.entries(features.subjectsOf!(state, 0))) {
          expect(features.names).toContain(feature);
          if (about === undefined) continue;
          const shown = text(reason(feature, { about }), { locale, view });
          expect(shown).toMatch(/ \(.+\)$/);
          if (typeof about === "number") expect(shown).toContain(`(${about})`);
          described.add(feature);
        }
      }
      expect(described).toContain("pearls");
    }));

  test("are given with what a bot of the library thinks", async () => {
    await withGame(name, async ({ game, evaluation, options, describeReason: text }) => {
      const rng = rngFrom("hint");
      const world = game.simulate(game.setup(options(game.seats.min), "hint").state);
      const isChoice = () => game.countActions(world.state, game.deciders(world.state)[0]!) > 2;
      for (let n = 0; n < 20 || !isChoice(); n++) world.advance(rng);
      const [seat] = game.deciders(world.state);
      const view = game.view(structuredClone(world.state), seat!);
      const bot = botOfLevel(game, "normal", evaluation);
      const reasons = [];
      for await (const thoughts of bot.think(view, seat!, { seed: "hint" }))
        reasons.push(...(thoughts.reasons ?? []));
      expect(reasons.length).toBeGreaterThan(0);
      const { locale } = cliLocales.get("en")!;
      for (const one of reasons) expect(text(one, { locale, view })).not.toContain("undefined");
    });
  });
});

test("a reason is described with its card or its figure, in the given language", () => {
  expect(describeReason(reason("pearls", { about: 4 }))).toBe("More pearls (4)");
  const prospect = reason("prospect", { about: "diplomat" });
  expect(describeReason(prospect)).toBe("Closer to a lord of the court (Diplomat)");
  expect(describeReason(prospect, { locale: plWithBots })).toBe(
    "Bliżej do lorda z dziedzińca (Dyplomata)",
  );
  expect(describeReason(reason("pearls", { about: 4 }), { locale: zhHantWithBots })).toBe(
    "珍珠更多（4）",
  );
  expect(describeReason(reason("power-diplomat", { about: "diplomat", change: "less" }))).toBe(
    "Without the power of a lord (Diplomat)",
  );
  const exile = reason("prospect-of-exile", { about: { kind: "exile", id: "deserter" } });
  expect(describeExilesReason(exile)).toBe("Closer to an exile of the court (Deserter)");
});

test("what has no text is rejected, with what is wrong", () => {
  expect(() => describeReason(reason("pearl"))).toThrow(/at feature/);
  expect(() => describeReason(reason("constructor"))).toThrow(/at feature/);
  expect(() => describeReason(reason("prospect", { about: "nobody" }))).toThrow(/nobody/);
  expect(() => describeReason(reason("pearls", { change: "same" as never }))).toThrow(/same/);
  expect(() => describeReason(reason("pearls"), { locale: en as never })).toThrow(
    /no texts for bots/,
  );
});
