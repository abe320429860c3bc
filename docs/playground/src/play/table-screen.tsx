import type { GameTypes, Seat, Viewer } from "abyss-rules";
import type { News } from "abyss-rules/host";
import { Files } from "../extras/files/files.tsx";
import type { Opened } from "../extras/opening/opened.ts";
import { ScoreSheet } from "../extras/score/score-sheet.tsx";
import { ClickingContext } from "../things/context.ts";
import { useSpeech } from "../words/speech.ts";
import { ActionBar } from "./action-bar.tsx";
import type { Voice } from "./click-words.ts";
import type { Entry } from "./entry.ts";
import { EventLog } from "./event-log.tsx";
import { Failed } from "./failed.tsx";
import { HintList, useHints } from "./hints.tsx";
import { LiveNews } from "./live-news.tsx";
import { NewGame } from "./new-game.tsx";
import { isUnderWay, movesOf, type Sitting } from "./sitting.ts";
import { useClicking } from "./use-clicking.ts";

interface TableScreenProps {
  readonly sitting: Sitting;
  readonly entry: Entry;
  readonly viewer: Viewer;
  readonly news: News<GameTypes>;
  readonly names: readonly string[];
  /** The name of the bot that thinks at the moment. */
  readonly thinking: string | undefined;
  readonly failed: string | undefined;
  readonly onAct: (seat: Seat, action: object | "undo") => void;
  readonly onOpened: (opened: Opened) => void;
  readonly onNewGame: () => void;
}

/** The table, what can be done, what has happened, and the extras. */
export function TableScreen(props: TableScreenProps) {
  const { sitting, entry, viewer, news, names, thinking, failed, onAct } = props;
  const speech = useSpeech();
  const { play, hints: hintWords } = speech.words;
  const { view, revision, items, canUndo } = news;
  const voice: Voice = {
    entry,
    speech,
    telling: { names, view, ...(speech.locale && { locale: speech.locale }) },
  };
  const isOver = entry.game.deciders(view).length === 0;
  const asked =
    viewer !== "spectator" && entry.game.deciders(view).includes(viewer) ? viewer : undefined;
  const hints = useHints(sitting.id, view, asked, revision);
  const { offer, choose, clicking } = useClicking(voice, viewer, view, revision, hints.best);
  const { Table } = entry;
  const sheet = <ScoreSheet entry={entry} view={view} names={names} />;
  return (
    <>
      <div className="side">
        <ActionBar
          voice={voice}
          decision={entry.game.decision(view)}
          offer={offer}
          revision={revision}
          onChoose={choose}
          onAct={(action) => onAct(action.seat, action)}
        />
        {thinking !== undefined && <p className="thinking">{play.thinking(thinking)}</p>}
        <Failed message={failed ?? hints.failed} />
        {asked !== undefined && hints.thoughts && (
          <HintList
            voice={voice}
            seat={asked}
            thoughts={hints.thoughts}
            onChoose={({ seat: _, ...made }) => choose(made)}
          />
        )}
        <div className="buttons tools">
          <button
            type="button"
            className="quiet"
            data-undo
            disabled={!canUndo || viewer === "spectator"}
            onClick={() => viewer !== "spectator" && onAct(viewer, "undo")}
          >
            {play.undo}
          </button>
          <button
            type="button"
            className="quiet"
            data-hint-button
            disabled={asked === undefined || hints.isThinking}
            onClick={hints.ask}
          >
            {hints.isThinking ? hintWords.thinking : hintWords.ask}
          </button>
          <NewGame isLoss={isUnderWay(sitting)} onNewGame={props.onNewGame} />
        </div>
      </div>
      <section className="table-slot" id="table" aria-label={play.table} tabIndex={-1}>
        {isOver && sheet}
        <ClickingContext value={clicking}>
          <Table view={view} viewer={viewer} names={names} />
        </ClickingContext>
      </section>
      <div className="below">
        <EventLog entry={entry} speech={speech} names={names} items={items} />
        <details className="more">
          <summary>{play.more}</summary>
          {!isOver && sheet}
          <Files
            entry={entry}
            state={sitting.session.state}
            moves={movesOf(sitting)}
            onOpened={props.onOpened}
          />
        </details>
      </div>
      <LiveNews voice={voice} items={items} />
    </>
  );
}
