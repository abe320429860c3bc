import type { Action, TableView } from "abyss-rules/conspiracy-solo";
import { type KindsOf, singleItem, type ViewOf, withoutFields } from "./action-kinds.ts";
import { conspiracyKinds } from "./conspiracy.ts";

/** How to click the actions of solo Conspiracy. */
export const conspiracySoloKinds: KindsOf<Action, ViewOf<TableView>> = {
  ...conspiracyKinds,
  "use-replay-token": withoutFields(singleItem("replay-token")),
  "keep-replay-token": withoutFields(),
};
