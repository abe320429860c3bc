import { useId } from "react";
import { useExtrasWords } from "../words/index.ts";
import { timesIn, without } from "./bags.ts";

/** Cards to choose from: a click adds a copy, or removes a card that has one copy only. */
export function CardPicker<Card extends string | number>({
  title,
  cards,
  chosen,
  copies = () => 1,
  nameOf,
  onChange,
}: {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  readonly copies?: (card: Card) => number;
  readonly nameOf: (card: Card) => string;
  readonly onChange: (chosen: readonly Card[]) => void;
}) {
  const words = useExtrasWords().calculator;
  const id = useId();
  return (
    <section className="picker" aria-labelledby={id}>
      <h4 id={id}>
        {title} {chosen.length > 0 && <small>{words.chosen(chosen.length)}</small>}
      </h4>
      <ul className="picker-cards">
        {cards.map((card) => (
          <li key={card}>
            <CardChoice
              name={nameOf(card)}
              card={card}
              count={timesIn(chosen, card)}
              most={copies(card)}
              onAdd={() => onChange([...chosen, card])}
              onRemove={() => onChange(without(chosen, card))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardChoice({
  name,
  card,
  count,
  most,
  onAdd,
  onRemove,
}: {
  readonly name: string;
  readonly card: string | number;
  readonly count: number;
  readonly most: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}) {
  const words = useExtrasWords().calculator;
  if (most === 1)
    return (
      <button
        type="button"
        data-card={card}
        aria-pressed={count > 0}
        onClick={count > 0 ? onRemove : onAdd}
      >
        {name}
      </button>
    );
  return (
    <span className="picker-count">
      <button
        type="button"
        data-card={card}
        data-count={count}
        aria-disabled={count === most}
        onClick={count < most ? onAdd : undefined}
      >
        {name}
        {count > 0 && (
          <>
            <b aria-hidden="true"> ×{count}</b>
            <span className="unseen">, {words.chosen(count)}</span>
          </>
        )}
      </button>
      {count > 0 && (
        <button type="button" aria-label={words.remove(name)} onClick={onRemove}>
          −
        </button>
      )}
    </span>
  );
}
