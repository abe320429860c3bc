import { expect, test } from "vitest";
import { workedExamples } from "../../docs/.vitepress/worked-examples.ts";
import { exampleTexts as cs } from "../../docs/playground/src/extras/examples/texts/cs.ts";
import { exampleTexts as en } from "../../docs/playground/src/extras/examples/texts/en.ts";
import { exampleTexts as pl } from "../../docs/playground/src/extras/examples/texts/pl.ts";
import { exampleTexts as zhHant } from "../../docs/playground/src/extras/examples/texts/zh-hant.ts";

test("every worked example has a text in every language", () => {
  for (const texts of [en, pl, cs, zhHant])
    expect(Object.keys(texts).sort()).toEqual(Object.keys(workedExamples).sort());
});
