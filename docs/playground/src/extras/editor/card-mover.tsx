import { useState } from "react";
import { ChoiceField } from "../calculator/small-fields.tsx";
import { useExtrasWords } from "../words/index.ts";
import type { FieldTexts } from "./field-texts.ts";
import type { Change, Place } from "./table-fields.ts";

const keyOf = ({ path }: Place): string => path.join(".");

/** Moves a card from one place to another of its kind. */
export function CardMover({
  places,
  texts,
  onMove,
}: {
  readonly places: readonly Place[];
  readonly texts: FieldTexts;
  readonly onMove: (change: Change) => void;
}) {
  const words = useExtrasWords().editor;
  const [chosen, setChosen] = useState({ from: "", card: "", to: "" });
  const filled = places.filter(({ cards }) => cards.length > 0);
  const from = filled.find((place) => keyOf(place) === chosen.from) ?? filled[0];
  if (!from) return null;
  const card = from.cards.find((one) => String(one) === chosen.card) ?? from.cards[0]!;
  const cardName = (id: string) => texts.cardName(id, from.kind);
  const cards = [...new Set(from.cards.map(String))].sort((a, b) =>
    cardName(a).localeCompare(cardName(b)),
  );
  const targets = places.filter((place) => place.kind === from.kind && place !== from);
  const to = targets.find((place) => keyOf(place) === chosen.to) ?? targets[0];
  const placeName = (key: string) => {
    const place = places.find((one) => keyOf(one) === key)!;
    return `${texts.nameOf(place)} (${place.cards.length})`;
  };
  return (
    <fieldset className="editor-move">
      <legend>{words.move}</legend>
      <ChoiceField
        name="place"
        title={words.from}
        value={keyOf(from)}
        names={filled.map(keyOf)}
        nameOf={placeName}
        onChange={(key) => setChosen({ ...chosen, from: key })}
      />
      <ChoiceField
        name="card"
        title={words.card}
        value={String(card)}
        names={cards}
        nameOf={cardName}
        onChange={(id) => setChosen({ ...chosen, card: id })}
      />
      {to && (
        <ChoiceField
          name="target"
          title={words.to}
          value={keyOf(to)}
          names={targets.map(keyOf)}
          nameOf={placeName}
          onChange={(key) => setChosen({ ...chosen, to: key })}
        />
      )}
      <button
        type="button"
        data-move
        disabled={!to}
        onClick={() => to && onMove({ card, from: from.path, to: to.path })}
      >
        {words.moveCard}
      </button>
    </fieldset>
  );
}
