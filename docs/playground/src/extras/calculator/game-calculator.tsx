import { type Problem, RulesError, type ScoreSheet } from "abyss-rules";
import type { CardId } from "abyss-rules/games";
import { useId, useState } from "react";
import { entryOf } from "../../play/games/games.ts";
import { RuleLink } from "../../play/news/rule-link.tsx";
import {
  partNames,
  type TableTexts,
  TableTextsProvider,
  valueNames,
} from "../../tables/table-texts.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import { Sheets } from "../score/sheets.tsx";
import { useDescribeOptions } from "../use-describe-options.ts";
import { useExtrasWords } from "../words/index.ts";
import { CategoryTotals } from "./category-totals.tsx";
import type { Form } from "./form.ts";
import { useKeptTableaux } from "./kept-tableaux.ts";
import { SearchContext } from "./search-context.ts";

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
  const { tables, locale, words: page } = usePageLanguage();
  const entry = entryOf(form.game);
  const { min, max } = form.sides
    ? { min: form.sides, max: form.sides }
    : { min: 1, max: entry.game.seats.max };
  const empty = Array.from({ length: min }, (_, seat) => form.empty(seat));
  const { tableaux, change } = useKeptTableaux(entry.game, empty);
  const [searched, setSearched] = useState("");
  const searchId = useId();
  const names = tableaux.map(
    (_, seat) => form.nameOf?.(seat, locale) ?? page.play.player(seat + 1),
  );
  const describeOptions = useDescribeOptions(names);
  const describeCard = (card: CardId) => entry.words.describeCard(card, describeOptions);
  const nameOf = (card: CardId) => describeCard(card).name;
  const partsOfGame = entry.names(locale);
  const texts: TableTexts = {
    words: tables,
    part: partNames(locale, partsOfGame),
    card: describeCard,
    value: valueNames(locale, entry.words),
    player: (seat) => names[seat] ?? `${seat + 1}`,
  };
  const edited = (seat: number, changed: Partial<Tableau>) =>
    tableaux.with(seat, { ...tableaux[seat]!, ...changed });
  const result = scored(form, tableaux);

  /** The points that a player gains by a change. */
  function gain(seat: number, changed: Partial<Tableau>): number | undefined {
    const after = scored(form, edited(seat, changed));
    if (!("sheets" in result && "sheets" in after)) return undefined;
    return after.sheets[seat]!.total - result.sheets[seat]!.total;
  }

  return (
    <TableTextsProvider texts={texts}>
      <div className="calculator-desk shows-cards">
        <div className="calculator-tools">
          <label className="unseen" htmlFor={searchId}>
            {words.search}
          </label>
          <input
            id={searchId}
            type="search"
            data-search
            placeholder={words.search}
            value={searched}
            onChange={({ target }) => setSearched(target.value)}
          />
          {tableaux.length < max && (
            <button
              type="button"
              data-add-player
              onClick={() => change([...tableaux, form.empty(tableaux.length)])}
            >
              {words.addPlayer}
            </button>
          )}
          {tableaux.length > min && (
            <button type="button" onClick={() => change(tableaux.slice(0, -1))}>
              {words.removePlayer}
            </button>
          )}
          <button type="button" data-clear onClick={() => change(empty)}>
            {words.clear}
          </button>
          <button
            type="button"
            className="quiet"
            data-example
            onClick={() => change(form.example.tableaux)}
          >
            {words.example(form.example.rule)}
          </button>
          <RuleLink rule={form.example.rule} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard. */}
        <section aria-live="polite" aria-label={title} className="calculator-result" tabIndex={0}>
          {"sheets" in result ? (
            <>
              <CategoryTotals
                sheets={result.sheets}
                names={names}
                categoryName={(category) => locale.label(partsOfGame.parts[category] ?? category)}
              />
              <Sheets
                entry={entry}
                sheets={result.sheets}
                names={names}
                describeOptions={describeOptions}
              />
            </>
          ) : (
            <Problems problems={result.problems} names={names} />
          )}
        </section>
        <SearchContext value={searched}>
          <div>
            {tableaux.map((tableau, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tableau is known by its seat.
              <section key={seat} className="tableau-form" data-tableau={seat}>
                <h3>
                  {names[seat]}
                  {"sheets" in result && <b>{result.sheets[seat]!.total}</b>}
                </h3>
                <form.Fields
                  tableau={tableau}
                  edit={(changed) => change(edited(seat, changed))}
                  gain={(changed) => gain(seat, changed)}
                  seat={seat}
                  nameOf={nameOf}
                />
              </section>
            ))}
          </div>
        </SearchContext>
      </div>
    </TableTextsProvider>
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
