import { type ReactNode, useId } from "react";
import { useExtrasWords } from "../words/index.ts";
import { timesIn, without } from "./bags.ts";
import { useSearch } from "./search-context.ts";
import { Worth } from "./worth.tsx";

interface CardPickerProps<Card extends string | number> {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  readonly copies?: (card: Card) => number;
  readonly nameOf: (card: Card) => string;
  /** The picture of a card, which says no more than its name. */
  readonly face: (card: Card) => ReactNode;
  /** The points that the tableau gains if these cards are chosen instead. */
  readonly gain: (chosen: readonly Card[]) => number | undefined;
  readonly onChange: (chosen: readonly Card[]) => void;
}

/**
 * Cards to choose from, with what each one is worth: a click adds a copy, or removes a card that has one copy
 * only. The search of the calculator hides what does not match.
 */
export function CardPicker<Card extends string | number>({
  title,
  cards,
  chosen,
  copies = () => 1,
  nameOf,
  face,
  gain,
  onChange,
}: CardPickerProps<Card>) {
  const words = useExtrasWords().calculator;
  const isFound = useSearch();
  const id = useId();
  const found = cards.filter((card) => isFound(nameOf(card)));
  if (found.length === 0) return null;
  return (
    <section className="picker" aria-labelledby={id}>
      <h4 id={id}>
        {title} {chosen.length > 0 && <small>{words.chosen(chosen.length)}</small>}
      </h4>
      <ul className="picker-cards">
        {found.map((card) => {
          const count = timesIn(chosen, card);
          const less = without(chosen, card);
          const lost = count > 0 ? gain(less) : undefined;
          return (
            <li key={card}>
              <CardChoice
                name={nameOf(card)}
                card={card}
                face={face(card)}
                count={count}
                most={copies(card)}
                // A chosen card is worth what would be lost without it.
                points={count > 0 ? lost && -lost : gain([...chosen, card])}
                onAdd={() => onChange([...chosen, card])}
                onRemove={() => onChange(less)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface CardChoiceProps {
  readonly name: string;
  readonly card: string | number;
  readonly face: ReactNode;
  readonly count: number;
  readonly most: number;
  readonly points: number | undefined;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

function CardChoice(props: CardChoiceProps) {
  const { name, card, face, count, most, points, onAdd, onRemove } = props;
  const words = useExtrasWords().calculator;
  const content = (
    <>
      <span className="unseen">{name}</span>
      <span className="picker-face" aria-hidden="true">
        {face}
      </span>
    </>
  );
  if (most === 1)
    return (
      <button
        type="button"
        className="picker-card"
        data-card={card}
        aria-pressed={count > 0}
        onClick={count > 0 ? onRemove : onAdd}
      >
        {content}
        <Worth points={points} />
      </button>
    );
  return (
    <span className="picker-count">
      <button
        type="button"
        className="picker-card"
        data-card={card}
        data-count={count}
        aria-disabled={count === most}
        onClick={count < most ? onAdd : undefined}
      >
        {content}
        {count > 0 && (
          <>
            <b aria-hidden="true">×{count}</b>
            <span className="unseen">, {words.chosen(count)}</span>
          </>
        )}
        <Worth points={points} />
      </button>
      {count > 0 && (
        <button type="button" aria-label={words.remove(name)} onClick={onRemove}>
          −
        </button>
      )}
    </span>
  );
}
