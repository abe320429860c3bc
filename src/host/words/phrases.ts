import type { BaseLocale, SayNames } from "../../kernel/words/phrases.ts";
import type { HostRefusal } from "../refusals.ts";

/** The texts of a host's refusals in one language, without capital letter and full stop. */
export type HostTexts = {
  readonly [K in HostRefusal["code"]]: (
    params: Extract<HostRefusal, { code: K }>["params"],
    say: Pick<SayNames, "player">,
  ) => string;
};

/** A language that has the texts of hosts. */
export interface HostLocale extends BaseLocale {
  readonly host: HostTexts;
}
