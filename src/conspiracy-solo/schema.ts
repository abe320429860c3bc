import * as z from "zod/mini";
import { colours } from "../conspiracy/cards/lords.ts";
import { conspiracySchemas } from "../conspiracy/schema.ts";
import {
  byAsk,
  byCode,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  layoutShape,
  listOf,
  oneOf,
  type SchemaLayer,
  type SchemaStack,
  seatSchemas,
} from "../kernel/schemas/schema.ts";
import type { SoloAdded, SoloBlueprint } from "./blueprint.ts";
import { SIDES } from "./cards/numbers.ts";
import { opponents } from "./cards/opponents.ts";
import { OPPONENT, PLAYER, type TableView } from "./table.ts";

const { seat, seats } = seatSchemas({ min: SIDES, max: SIDES });
const colour = oneOf(colours);
const opponent = oneOf(opponents);

const actions = () => byType({ "use-replay-token": { seat }, "keep-replay-token": { seat } });

const decisions = () =>
  byAsk({ "opponent-pile": { seats, colours: listOf(colour, colours.length) }, replay: { seats } });

const tasks = () => byDo({ "pass-turn-on": { seat } });

const events = () =>
  byType({
    "opponent-appeared": { opponent },
    "replay-token-won": { seat },
    "replay-token-used": { seat },
  });

const refusals = () =>
  byCode({ "pile-not-wanted": { colour, colours: listOf(colour, colours.length) } });

const table = () => ({ solo: z.strictObject({ opponent, replayToken: seat }) });

const layout = () => layoutShape(table());

/** CO-39, CO-41 */
const options = () => ({
  opponent: z.optional(opponent),
  firstPlayer: z.optional(z.literal([PLAYER, OPPONENT])),
});

/** The schemas that the solo mode adds to Conspiracy. */
export const conspiracySoloSchemaLayer: SchemaLayer<SoloAdded> = () => ({
  players: { min: SIDES, max: SIDES },
  settled: { players: SIDES },
  options,
  actions,
  decisions,
  tasks,
  events,
  refusals,
  table,
  layout,
});

/** The schemas of solo Conspiracy. */
export const conspiracySoloSchemas: SchemaStack<SoloBlueprint> =
  conspiracySchemas.with(conspiracySoloSchemaLayer);

// A schema that is wider than its type does not compile above; one that is narrower does not compile here.
true satisfies Covers<ReturnType<typeof actions>, SoloAdded["action"], "type">;
true satisfies Covers<ReturnType<typeof decisions>, SoloAdded["decision"], "ask">;
true satisfies Covers<ReturnType<typeof tasks>, SoloAdded["task"], "do">;
true satisfies Covers<ReturnType<typeof events>, SoloAdded["event"], "type">;
true satisfies Covers<ReturnType<typeof refusals>, SoloAdded["refusal"], "code">;
true satisfies CoversFields<ReturnType<typeof table>, Pick<TableView, "solo">>;
true satisfies CoversFields<ReturnType<typeof layout>, SoloAdded["layout"]>;
true satisfies CoversFields<ReturnType<typeof options>, SoloAdded["options"]>;
