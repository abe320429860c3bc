import type { Action, Seat, Viewer } from "abyss-rules";
import { useMemo, useState } from "react";
import { chosenOf, thingsOf } from "../things/chosen.ts";
import { clicksOn, nothing, type Offer, offerOf } from "../things/clicks.ts";
import type { Clicking } from "../things/context.ts";
import type { Made } from "../things/made.ts";
import { keyOf } from "../things/thing.ts";
import { whyNot } from "../things/why-not.ts";
import { deedName, type Voice } from "./click-words.ts";

/** What was chosen, and at which moment: after anything has happened it no longer counts. */
interface Chosen {
  readonly revision: number;
  readonly made: Made | undefined;
}

/** The clicks of a viewer: what is offered, what was chosen, and what things are told. */
export function useClicking(
  voice: Voice,
  viewer: Viewer,
  view: object,
  revision: number,
  hinted: readonly Action[],
) {
  const [chosen, setChosen] = useState<Chosen>({ revision, made: undefined });
  const made = chosen.revision === revision ? chosen.made : undefined;
  const choose = (next: Made | undefined) => setChosen({ revision, made: next });
  const { entry } = voice;
  const offer: Offer = useMemo(
    () => (viewer === "spectator" ? nothing : offerOf(entry, { view, seat: viewer }, made)),
    [entry, view, viewer, made],
  );
  return {
    offer,
    choose,
    clicking: clickingOf(voice, { view, seat: seatOf(viewer) }, offer, choose, hinted),
  };
}

/** An onlooker has no seat; whatever is asked of seat 0 is not offered to who looks on. */
const seatOf = (viewer: Viewer): Seat => (viewer === "spectator" ? 0 : viewer);

function clickingOf(
  voice: Voice,
  who: { readonly view: object; readonly seat: Seat },
  offer: Offer,
  choose: (made: Made | undefined) => void,
  hinted: readonly Action[],
): Clicking {
  const { entry, speech, telling } = voice;
  const hints = new Set(
    hinted.flatMap(({ seat: _, ...made }) => thingsOf(entry, who, made)).map(keyOf),
  );
  return {
    look: (thing, copy) => ({
      isChosen: copy < chosenOf(entry, who, offer.made, thing),
      isHinted: hints.has(keyOf(thing)),
      deeds: clicksOn(entry, who, offer, thing, copy).map((click) => ({
        label: deedName(voice, click),
        do: () => choose(click.made),
      })),
    }),
    whyNot(thing) {
      if (chosenOf(entry, who, offer.made, thing) > 0) return undefined;
      const refusal = whyNot(entry, who, offer.made, thing);
      if (refusal) return entry.words.describe(refusal, telling);
      return offer.made ? speech.words.play.busy : undefined;
    },
  };
}
