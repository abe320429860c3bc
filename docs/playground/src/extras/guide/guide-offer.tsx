import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import type { GuideId } from "./scripts.ts";
import "./guide-offer.css";

const ids = ["abyss", "conspiracy"] as const satisfies readonly GuideId[];

/** Offers the guides to people who play for the first time. */
export function GuideOffer({ onGuide }: { readonly onGuide: (id: GuideId) => void }) {
  const words = useExtrasWords().guide;
  const { games } = usePageLanguage().words;
  return (
    <section className="guide-offer" aria-label={words.offer}>
      <p>{words.offer}</p>
      <div className="buttons">
        {ids.map((id) => (
          <button key={id} type="button" data-guide={id} onClick={() => onGuide(id)}>
            {games[id]}
          </button>
        ))}
      </div>
    </section>
  );
}
