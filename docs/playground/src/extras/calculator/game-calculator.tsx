import { type Problem, RulesError, type ScoreSheet } from "abyss-rules";
import type { CardId } from "abyss-rules/games";
import { useState } from "react";
import { entryOf } from "../../play/games.ts";
import { RuleLink } from "../../play/rule-link.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import { Sheets } from "../score/sheets.tsx";
import { useDescribeOptions } from "../use-describe-options.ts";
import { useExtrasWords } from "../words/index.ts";
import type { Form } from "./form.ts";

/** The score sheets, or what is impossible in the tableaux. */
type Scored =
  | { readonly sheets: readonly ScoreSheet[] }
  | { readonly problems: readonly Problem[] };

function scored<Tableau>({ score }: Form<Tableau>, tableaux: readonly Tableau[]): Scored {
  try {
    return { sheets: score(tableaux) };
  } catch (error) {
    if (error instanceof RulesError) return { problems: error.problems };
    throw error;
  }
}

/** The calculator of one game: a tableau for each player, and the sheets of all. */
export function GameCalculator<Tableau>({ form }: { readonly form: Form<Tableau> }) {
  const {
    calculator: words,
    score: { title },
  } = useExtrasWords();
  const { locale, words: page } = usePageLanguage();
  const entry = entryOf(form.game);
  const { min, max } = form.sides
    ? { min: form.sides, max: form.sides }
    : { min: 1, max: entry.game.seats.max };
  const empty = Array.from({ length: min }, (_, seat) => form.empty(seat));
  const [tableaux, setTableaux] = useState<readonly Tableau[]>(empty);
  const names = tableaux.map(
    (_, seat) => form.nameOf?.(seat, locale) ?? page.play.player(seat + 1),
  );
  const describeOptions = useDescribeOptions(names);
  const nameOf = (card: CardId) => entry.words.describeCard(card, describeOptions).name;
  const edit = (seat: number, change: Partial<Tableau>) =>
    setTableaux((before) => before.with(seat, { ...before[seat]!, ...change }));
  const result = scored(form, tableaux);

  return (
    <div className="calculator-desk">
      <p className="calculator-tools">
        <button type="button" data-example onClick={() => setTableaux(form.example.tableaux)}>
          {words.example(form.example.rule)}
        </button>
        {tableaux.length < max && (
          <button
            type="button"
            data-add-player
            onClick={() => setTableaux([...tableaux, form.empty(tableaux.length)])}
          >
            {words.addPlayer}
          </button>
        )}
        {tableaux.length > min && (
          <button type="button" onClick={() => setTableaux(tableaux.slice(0, -1))}>
            {words.removePlayer}
          </button>
        )}
        <button type="button" onClick={() => setTableaux(empty)}>
          {words.clear}
        </button>
        <RuleLink rule={form.example.rule} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard. */}
      <section aria-live="polite" aria-label={title} className="calculator-result" tabIndex={0}>
        {"sheets" in result ? (
          <Sheets
            entry={entry}
            sheets={result.sheets}
            names={names}
            describeOptions={describeOptions}
          />
        ) : (
          <Problems problems={result.problems} names={names} />
        )}
      </section>
      <div>
        {tableaux.map((tableau, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tableau is known by its seat.
          <section key={seat} className="tableau-form" data-tableau={seat}>
            <h3>{names[seat]}</h3>
            <form.Fields
              tableau={tableau}
              edit={(change) => edit(seat, change)}
              seat={seat}
              nameOf={nameOf}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The problems that the library found in the tableaux. */
function Problems({
  problems,
  names,
}: {
  readonly problems: readonly Problem[];
  readonly names: readonly string[];
}) {
  const words = useExtrasWords().calculator;
  return (
    <div className="problems" data-problems>
      <p>{words.problems}</p>
      <ul>
        {problems.map(({ path: [seat, ...place], reason }) => (
          <li key={`${seat} ${place.join(".")} ${reason}`}>
            {typeof seat === "number" && `${names[seat]}, `}
            {place.join(".")}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
