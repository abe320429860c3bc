import type { Action, TableView } from "abyss-rules/conspiracy-solo";
import { conspiracyKinds } from "./conspiracy.ts";
import { type KindsOf, only, plain, type Seen } from "./spots.ts";

/** How the actions of Conspiracy for one are clicked together. */
export const conspiracySoloKinds: KindsOf<Action, Seen<TableView>> = {
  ...conspiracyKinds,
  "use-replay-token": plain(only("replay-token")),
  "keep-replay-token": plain(),
};
