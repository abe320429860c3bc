import type { Action } from "abyss-rules/leviathan";
import type { Race } from "abyss-rules/leviathan/cards";
import type * as rules from "abyss-rules/leviathan/rules";
import type { AbyssView, ActionWithoutNebulis } from "../family/actions.ts";
import { abyssKinds, revealed } from "./abyss.ts";
import {
  field,
  type ItemMapping,
  inZone,
  type KindsOf,
  type ViewOf,
  withoutFields,
} from "./action-kinds.ts";
import type { ItemId } from "./item-id.ts";

/** The actions that Leviathan adds or replaces, with the ids of its box. */
type OwnAction = Extract<Action, { readonly type: rules.OwnAction["type"] }>;

/** What clicks need of the view of a game with Leviathan. */
export type LeviathanView = AbyssView &
  ViewOf<{ readonly leviathan: { readonly fight: { readonly target: string } | null } }>;

/** The target of the fight. */
const target = ({ table }: LeviathanView): ItemId | undefined => {
  const { fight } = table.leviathan;
  return fight ? { zone: "leviathan", value: fight.target } : undefined;
};

/** The council stack that a token takes; most tokens take none. */
const stacks: ItemMapping<Race | null> = {
  item: (stack) => (stack === null ? undefined : { zone: "council", value: stack }),
  value: ({ zone, value }) => (zone === "council" ? value : undefined),
};

/** How to click the actions that Leviathan adds or replaces. */
export const leviathanOwnKinds: KindsOf<OwnAction, LeviathanView> = {
  fight: {
    start: revealed,
    fields: { leviathan: field(inZone("leviathan")), ally: field(inZone("hand")) },
  },
  ignore: { start: revealed, fields: {} },
  attack: { start: target, fields: { ally: field(inZone("hand")) } },
  "end-fight": withoutFields(),
  "add-pearls": { fields: { pearls: field() } },
  "draw-tokens": { fields: { baseTokens: field() } },
  "reveal-token": {
    fields: { token: field(inZone("leviathan-token")), stack: field(stacks) },
  },
  "lose-allies": { fields: { allies: field(inZone("hand")) } },
  "lose-lord": { fields: { lord: field(inZone("lord")) } },
  "trim-hand": { fields: { allies: field(inZone("hand")), pearls: field() } },
  "steal-token": { fields: { from: field(inZone("seat")), supply: field() } },
  "send-leviathan": { fields: { to: field(inZone("seat")) } },
  "remove-life-point": { fields: { leviathan: field(inZone("leviathan")) } },
  "place-leviathan": { fields: { space: field(inZone("border-space")) } },
};

/** How to click the actions of Leviathan. */
export const leviathanKinds: KindsOf<
  ActionWithoutNebulis<Exclude<Action, OwnAction>> | OwnAction,
  LeviathanView
> = { ...abyssKinds, ...leviathanOwnKinds };
