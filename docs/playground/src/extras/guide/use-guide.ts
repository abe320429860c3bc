import { useState } from "react";
import { chosenOf } from "../../interaction/chosen-items.ts";
import type { Clicking } from "../../interaction/clicking-context.ts";
import { type Click, clicksOn, nothing, offerOf } from "../../interaction/clicks.ts";
import type { PartialAction } from "../../interaction/partial-action.ts";
import { clickName, type TextContext } from "../../play/actions/click-names.ts";
import { entryOf } from "../../play/games/games.ts";
import { gameOf } from "../../play/games/rules.ts";
import { isSameAction } from "../analysis/evaluation.ts";
import { beginGuide, leadsTo, nextStep, stepOf } from "./guided-game.ts";
import { GUIDED, type GuideId } from "./scripts.ts";

/** A scripted turn: only clicks that lead to the action of the current step do something. */
export function useGuide(
  id: GuideId,
  texts: Pick<TextContext, "pageLanguage"> & { readonly names: readonly string[] },
  notNow: string,
) {
  const [guided, setGuided] = useState(() => beginGuide(id));
  const [partial, setPartial] = useState<PartialAction>();
  const entry = entryOf(id);
  const view = gameOf(id).view(guided.state, GUIDED);
  const seatView = { view, seat: GUIDED };
  const { action } = stepOf(guided);
  const offer = action ? offerOf(entry, seatView, partial) : nothing;
  const textContext: TextContext = {
    entry,
    pageLanguage: texts.pageLanguage,
    describeOptions: { names: texts.names, view, locale: texts.pageLanguage.locale },
  };

  const goOn = () => {
    setPartial(undefined);
    setGuided(nextStep(guided));
  };

  function click({ partial: next }: Click) {
    // What is chosen is enough as soon as it is the action, so nothing has to be confirmed.
    if (isSameAction(sorted(offerOf(entry, seatView, next).action), sorted(action))) goOn();
    else setPartial(next);
  }

  const isRight = ({ does, partial: next }: Click) => does !== "remove" && leadsTo(next, action);

  const clicking: Clicking = {
    look(item, copy) {
      const clicks = clicksOn(entry, seatView, offer, item, copy).filter(isRight);
      return {
        isChosen: copy < chosenOf(entry, seatView, offer.partial, item),
        isHinted: false,
        clickOptions: clicks.map((one) => ({
          label: clickName(textContext, one),
          do: () => click(one),
        })),
      };
    },
    whyNot: () => notNow,
  };

  const right = offer.clicks.filter(isRight);
  return {
    guided,
    view,
    clicking,
    /** Clicks that are buttons, where nothing on the table can be clicked instead. */
    buttons: right.some(({ item }) => item)
      ? []
      : right.map((one) => ({ label: clickName(textContext, one), do: () => click(one) })),
    goOn,
  };
}

/** An action with its fields in order, to compare it. */
const sorted = (action: object | undefined): object | undefined =>
  action && Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
