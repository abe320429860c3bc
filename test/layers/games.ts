// Toy layers on Abyss and on Exiles, in every order that compiles. Two of them are examples from
// docs/examples, which were written independently of each other.
import { handLimitLayer, handLimitSchemas } from "../../docs/examples/hand-limit.ts";
import { favoursLayer, favoursSchemas } from "../../docs/examples/payment-of-ones-own.ts";
import { abyssRuleNumbers, abyssSchemas, abyssScoring, abyssStack } from "../../src/abyss/rules.ts";
import {
  exilesLayer,
  exilesSchemaLayer,
  exilesSchemas,
  exilesScoring,
  exilesScoringLayer,
  exilesStack,
} from "../../src/exiles/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import { krakensLayer, krakensSchemas, krakensScoring } from "./krakens.ts";
import { nodsLayer, nodsSchemas } from "./nods.ts";

const about = { version: "1", ruleNumbers: abyssRuleNumbers };
const onAbyss = { ...about, scoring: abyssScoring };
const onExiles = { ...about, scoring: exilesScoring };
/** Low, so that it takes effect in many turns. */
const limit = handLimitLayer(7);

export const limited = define({
  id: "limited",
  ...onAbyss,
  rules: abyssStack.with(limit),
  schemas: abyssSchemas.with(handLimitSchemas),
});
export const favoured = define({
  id: "favoured",
  ...onAbyss,
  rules: abyssStack.with(favoursLayer),
  schemas: abyssSchemas.with(favoursSchemas),
});
export const limitedFavoured = define({
  id: "limited-favoured",
  ...onAbyss,
  rules: abyssStack.with(limit).with(favoursLayer),
  schemas: abyssSchemas.with(handLimitSchemas).with(favoursSchemas),
});
export const favouredLimited = define({
  id: "favoured-limited",
  ...onAbyss,
  rules: abyssStack.with(favoursLayer).with(limit),
  schemas: abyssSchemas.with(favoursSchemas).with(handLimitSchemas),
});
export const exilesLimited = define({
  id: "exiles-limited",
  ...onExiles,
  rules: exilesStack.with(limit),
  schemas: exilesSchemas.with(handLimitSchemas),
});
export const limitedExiles = define({
  id: "limited-exiles",
  ...onExiles,
  rules: abyssStack.with(limit).with(exilesLayer),
  schemas: abyssSchemas.with(handLimitSchemas).with(exilesSchemaLayer),
});
export const favouredExiles = define({
  id: "favoured-exiles",
  ...onExiles,
  rules: abyssStack.with(favoursLayer).with(exilesLayer),
  schemas: abyssSchemas.with(favoursSchemas).with(exilesSchemaLayer),
});
export const limitedFavouredExiles = define({
  id: "limited-favoured-exiles",
  ...onExiles,
  rules: abyssStack.with(limit).with(favoursLayer).with(exilesLayer),
  schemas: abyssSchemas.with(handLimitSchemas).with(favoursSchemas).with(exilesSchemaLayer),
});
export const favouredLimitedExiles = define({
  id: "favoured-limited-exiles",
  ...onExiles,
  rules: abyssStack.with(favoursLayer).with(limit).with(exilesLayer),
  schemas: abyssSchemas.with(favoursSchemas).with(handLimitSchemas).with(exilesSchemaLayer),
});
export const favouredExilesLimited = define({
  id: "favoured-exiles-limited",
  ...onExiles,
  rules: abyssStack.with(favoursLayer).with(exilesLayer).with(limit),
  schemas: abyssSchemas.with(favoursSchemas).with(exilesSchemaLayer).with(handLimitSchemas),
});

export const nodding = define({
  id: "nodding",
  ...onAbyss,
  rules: abyssStack.with(nodsLayer),
  schemas: abyssSchemas.with(nodsSchemas),
});
export const exilesNodding = define({
  id: "exiles-nodding",
  ...onExiles,
  rules: exilesStack.with(nodsLayer),
  schemas: exilesSchemas.with(nodsSchemas),
});
export const noddingExiles = define({
  id: "nodding-exiles",
  ...onExiles,
  rules: abyssStack.with(nodsLayer).with(exilesLayer),
  schemas: abyssSchemas.with(nodsSchemas).with(exilesSchemaLayer),
});

const krakenScoring = abyssScoring.with(krakensScoring);
export const krakens = define({
  id: "krakens",
  ...about,
  rules: abyssStack.with(krakensLayer),
  schemas: abyssSchemas.with(krakensSchemas),
  scoring: krakenScoring,
});
export const krakensExiles = define({
  id: "krakens-exiles",
  ...about,
  rules: abyssStack.with(krakensLayer).with(exilesLayer),
  schemas: abyssSchemas.with(krakensSchemas).with(exilesSchemaLayer),
  scoring: krakenScoring.with(exilesScoringLayer),
});
