import type { GameTypes, Seat, Viewer } from "abyss-rules";
import type { News } from "abyss-rules/host";
import { PositionEditor } from "../extras/editor/position-editor.tsx";
import { Files } from "../extras/files/files.tsx";
import type { OpenedContent } from "../extras/opening/read-content.ts";
import { ScoreSheet } from "../extras/score/score-sheet.tsx";
import { ClickingContext } from "../interaction/clicking-context.ts";
import { usePageLanguage } from "../words/page-language.ts";
import { ActionBar } from "./action-bar.tsx";
import { BotError } from "./bot-error.tsx";
import type { TextContext } from "./click-names.ts";
import { EventLog } from "./event-log.tsx";
import type { GameEntry } from "./game-entry.ts";
import { HintList, useHints } from "./hints.tsx";
import { LiveNews } from "./live-news.tsx";
import { beforeEdit, isUnderWay, type LocalGame, movesOf } from "./local-game.ts";
import { NewGame } from "./new-game.tsx";
import { useClicking } from "./use-clicking.ts";

interface TableScreenProps {
  readonly localGame: LocalGame;
  readonly entry: GameEntry;
  readonly viewer: Viewer;
  readonly news: News<GameTypes>;
  readonly names: readonly string[];
  /** The name of the bot that is thinking. */
  readonly thinking: string | undefined;
  readonly failed: string | undefined;
  readonly onAct: (seat: Seat, action: object | "undo") => void;
  readonly onEdited: (state: object) => void;
  readonly onOpened: (opened: OpenedContent) => void;
  readonly onNewGame: () => void;
}

/** The table, the actions, the log, and the extras. */
export function TableScreen(props: TableScreenProps) {
  const { localGame, entry, viewer, news, names, thinking, failed, onAct } = props;
  const pageLanguage = usePageLanguage();
  const { play, hints: hintWords } = pageLanguage.words;
  const { view, revision, items } = news;
  const canUndo = news.undo?.seat === viewer;
  const texts: TextContext = {
    entry,
    pageLanguage,
    describeOptions: { names, view, locale: pageLanguage.locale },
  };
  const isOver = entry.game.deciders(view).length === 0;
  const decider =
    viewer !== "spectator" && entry.game.deciders(view).includes(viewer) ? viewer : undefined;
  const hints = useHints(localGame.id, view, decider, revision);
  const { offer, choose, clicking } = useClicking(texts, viewer, view, revision, hints.best);
  const { Table } = entry;
  const sheet = <ScoreSheet entry={entry} view={view} names={names} />;
  return (
    <>
      <div className="side">
        <ActionBar
          texts={texts}
          decision={entry.game.decision(view)}
          offer={offer}
          revision={revision}
          onChoose={choose}
          onAct={(action) => onAct(action.seat, action)}
        />
        {thinking !== undefined && <p className="thinking">{play.thinking(thinking)}</p>}
        <BotError message={failed ?? hints.failed} />
        {decider !== undefined && hints.thoughts && (
          <HintList
            texts={texts}
            seat={decider}
            thoughts={hints.thoughts}
            onChoose={({ seat: _, ...partial }) => choose(partial)}
          />
        )}
        <div className="buttons tools">
          <button
            type="button"
            className="quiet"
            data-undo
            disabled={!(canUndo || beforeEdit(localGame)) || viewer === "spectator"}
            onClick={() => viewer !== "spectator" && onAct(viewer, "undo")}
          >
            {play.undo}
          </button>
          <button
            type="button"
            className="quiet"
            data-hint-button
            disabled={decider === undefined || hints.isThinking}
            onClick={hints.ask}
          >
            {hints.isThinking ? hintWords.thinking : hintWords.ask}
          </button>
          <NewGame isLoss={isUnderWay(localGame)} onNewGame={props.onNewGame} />
        </div>
      </div>
      <section className="table-slot" id="table" aria-label={play.table} tabIndex={-1}>
        {isOver && sheet}
        <ClickingContext value={clicking}>
          <Table view={view} viewer={viewer} names={names} />
        </ClickingContext>
      </section>
      <div className="below">
        <EventLog entry={entry} pageLanguage={pageLanguage} names={names} items={items} />
        <details className="more">
          <summary>{play.more}</summary>
          {!isOver && sheet}
          {thinking === undefined && (
            <PositionEditor
              entry={entry}
              state={localGame.session.state}
              names={names}
              onEdited={props.onEdited}
            />
          )}
          <Files
            entry={entry}
            state={localGame.session.state}
            moves={movesOf(localGame)}
            onOpened={props.onOpened}
          />
        </details>
      </div>
      <LiveNews texts={texts} items={items} />
    </>
  );
}
