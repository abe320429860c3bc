// What the build puts into the landing page: the table at the start, and the emblems.
import { invitation } from "./answer.ts";
import { firstState } from "./game.ts";
import { sprite } from "./sprite.ts";
import { tableHtml } from "./table.ts";

export interface Start {
  readonly sprite: string;
  readonly table: string;
  readonly panel: string;
}

export default {
  load: (): Start => ({
    sprite: sprite(),
    table: tableHtml(firstState()),
    panel: invitation(firstState()),
  }),
};
