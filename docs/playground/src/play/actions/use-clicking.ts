import type { Action, Seat, Viewer } from "abyss-rules";
import { useMemo, useState } from "react";
import { chosenOf, itemsOf } from "../../interaction/chosen-items.ts";
import type { Clicking } from "../../interaction/clicking-context.ts";
import {
  actionOf,
  type Click,
  clicksOn,
  nothing,
  type Offer,
  offerOf,
} from "../../interaction/clicks.ts";
import { keyOf } from "../../interaction/item-id.ts";
import type { PartialAction } from "../../interaction/partial-action.ts";
import { whyNot } from "../../interaction/why-not.ts";
import { clickName, type TextContext } from "./click-names.ts";

/** The partial action, valid only at this revision of the game. */
interface Chosen {
  readonly revision: number;
  readonly partial: PartialAction | undefined;
}

/** What happens with complete actions. */
interface Acting {
  /** True if every action is to be confirmed. */
  readonly isConfirmed: boolean;
  readonly onAct: (action: Action) => void;
}

/** The clicks of a viewer: what is offered, what is chosen, and what the items of the table need. */
export function useClicking(
  texts: TextContext,
  viewer: Viewer,
  view: object,
  revision: number,
  hinted: readonly Action[],
  { isConfirmed, onAct }: Acting,
) {
  const [chosen, setChosen] = useState<Chosen>({ revision, partial: undefined });
  const partial = chosen.revision === revision ? chosen.partial : undefined;
  const choose = (next: PartialAction | undefined) => setChosen({ revision, partial: next });
  const { entry } = texts;
  const offer: Offer = useMemo(
    () => (viewer === "spectator" ? nothing : offerOf(entry, { view, seat: viewer }, partial)),
    [entry, view, viewer, partial],
  );
  const seatView = { view, seat: seatOf(viewer) };
  /** Acts at once if the click means one action; else chooses. */
  const click = (one: Click) => {
    const action = isConfirmed ? undefined : actionOf(entry, seatView, offer, one);
    if (action) onAct(action);
    else choose(one.partial);
  };
  return { offer, choose, clicking: clickingOf(texts, seatView, offer, click, hinted) };
}

/** A spectator has no seat; seat 0 stands in, as nothing is offered to a spectator. */
const seatOf = (viewer: Viewer): Seat => (viewer === "spectator" ? 0 : viewer);

function clickingOf(
  texts: TextContext,
  seatView: { readonly view: object; readonly seat: Seat },
  offer: Offer,
  onClick: (click: Click) => void,
  hinted: readonly Action[],
): Clicking {
  const { entry, pageLanguage, describeOptions } = texts;
  const hints = new Set(
    hinted.flatMap(({ seat: _, ...partial }) => itemsOf(entry, seatView, partial)).map(keyOf),
  );
  return {
    look: (item, copy) => ({
      isChosen: copy < chosenOf(entry, seatView, offer.partial, item),
      isHinted: hints.has(keyOf(item)),
      clickOptions: clicksOn(entry, seatView, offer, item, copy).map((click) => ({
        label: clickName(texts, click),
        do: () => onClick(click),
      })),
    }),
    whyNot(item) {
      if (chosenOf(entry, seatView, offer.partial, item) > 0) return undefined;
      const refusal = whyNot(entry, seatView, offer.partial, item);
      if (refusal) return entry.words.describe(refusal, describeOptions);
      return offer.partial ? pageLanguage.words.play.busy : undefined;
    },
  };
}
