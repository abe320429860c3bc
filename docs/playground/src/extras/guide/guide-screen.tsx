import { useEffect, useRef } from "react";
import { OwnTexts } from "../../app/loading/own-texts.tsx";
import { ClickingContext } from "../../interaction/clicking-context.ts";
import { entryOf } from "../../play/games/games.ts";
import type { LocalGame } from "../../play/local-game.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import { playOn, scriptOf, stepOf } from "./guided-game.ts";
import { GUIDED, type GuideId } from "./scripts.ts";
import { useGuide } from "./use-guide.ts";
import { loadGuideWords } from "./words/index.ts";
import type { GuideWords } from "./words/words.ts";
import "../note-screen.css";
import "./guide.css";

interface GuideScreenProps {
  readonly id: GuideId;
  /** Called to continue the game against a bot. */
  readonly onPlayOn: (localGame: LocalGame) => void;
  readonly onLeave: () => void;
}

/** A first turn with notes, in which the visitor makes the clicks. */
export default function GuideScreen(props: GuideScreenProps) {
  return (
    <OwnTexts load={loadGuideWords}>{(words) => <GuidedTurn {...props} words={words} />}</OwnTexts>
  );
}

interface GuidedTurnProps extends GuideScreenProps {
  readonly words: GuideWords;
}

function GuidedTurn({ id, words, onPlayOn, onLeave }: GuidedTurnProps) {
  const pageLanguage = usePageLanguage();
  const { games } = pageLanguage.words;
  const names = [words.you, words.other];
  const notes: Readonly<Record<string, string>> = words.notes[id];
  const { guided, view, clicking, buttons, goOn } = useGuide(
    id,
    { pageLanguage, names },
    words.notNow,
  );
  const step = stepOf(guided);
  const { length } = scriptOf(id).steps;
  const isLast = guided.at === length - 1;
  const { Table } = entryOf(id);
  const note = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a new note.
  useEffect(() => {
    // What was clicked may be gone: the keyboard goes on from the note.
    note.current?.focus({ preventScroll: true });
  }, [guided.at]);

  return (
    <main data-screen="guide" data-guide-step={guided.at} className="guide note-screen">
      <section className="coach note-panel" aria-label={words.title}>
        <header>
          <h2 ref={note} tabIndex={-1}>
            {words.title}: {games[id]}
          </h2>
          <progress
            max={length - 1}
            value={guided.at}
            aria-label={words.step(guided.at + 1, length)}
          />
        </header>
        <p aria-live="polite" data-note={step.note}>
          {notes[step.note]}
        </p>
        <div className="buttons">
          {buttons.map(({ label, do: click }) => (
            <button key={label} type="button" className="confirm" data-guide-click onClick={click}>
              {label}
            </button>
          ))}
          {!step.action && !isLast && (
            <button type="button" className="confirm" data-guide-next onClick={goOn}>
              {words.next}
            </button>
          )}
          {isLast && (
            <button
              type="button"
              className="confirm"
              data-guide-play-on
              onClick={() => onPlayOn(playOn(guided))}
            >
              {words.playOn}
            </button>
          )}
          <button type="button" className="quiet" data-guide-leave onClick={onLeave}>
            {isLast ? words.leave : words.skip}
          </button>
        </div>
      </section>
      <section className="table-slot" id="table" aria-label={words.title} tabIndex={-1}>
        <ClickingContext value={clicking}>
          <Table view={view} viewer={GUIDED} names={names} />
        </ClickingContext>
      </section>
    </main>
  );
}
