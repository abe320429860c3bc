import type { Action, GameTypes, Seat, Viewer } from "abyss-rules";
import type { News } from "abyss-rules/host";
import { useContext, useRef, useState } from "react";
import { ConfirmContext } from "../app/settings.ts";
import { PositionEditor } from "../extras/editor/position-editor.tsx";
import { useDraft } from "../extras/editor/use-draft.ts";
import { Files } from "../extras/files/files.tsx";
import type { OpenedContent } from "../extras/opening/read-content.ts";
import { ScoreSheet } from "../extras/score/score-sheet.tsx";
import { ClickingContext } from "../interaction/clicking-context.ts";
import { usePageLanguage } from "../words/page-language.ts";
import { ActionBar } from "./actions/action-bar.tsx";
import type { TextContext } from "./actions/click-names.ts";
import { useClicking } from "./actions/use-clicking.ts";
import { useForcedAnswer } from "./actions/use-forced-answer.ts";
import { type BotControl, BotControls } from "./bots/bot-controls.tsx";
import { BotError } from "./bots/bot-error.tsx";
import { HintList, useHints } from "./bots/hints.tsx";
import { EndAnalysis } from "./end/end-analysis.tsx";
import { EndPanel } from "./end/end-panel.tsx";
import type { GameEntry } from "./games/game-entry.ts";
import { beforeEdit, type LocalGame, movesOf } from "./local-game.ts";
import { MovingTable } from "./motion/moving-table.tsx";
import { EventLog } from "./news/event-log.tsx";
import { NewsLine } from "./news/news-line.tsx";
import { type Overlay, OverlayButton } from "./overlay-button.tsx";
import { useLitInSight } from "./use-lit-in-sight.ts";

interface TableScreenProps {
  readonly localGame: LocalGame;
  readonly entry: GameEntry;
  readonly viewer: Viewer;
  readonly news: News<GameTypes>;
  readonly names: readonly string[];
  /** The name of the bot that is thinking. */
  readonly thinking: string | undefined;
  readonly failed: string | undefined;
  /** Asks the bot again that failed. */
  readonly onRetry: () => void;
  readonly botControl: BotControl;
  readonly onAct: (seat: Seat, action: object | "undo") => void;
  readonly onEdited: (state: object) => void;
  readonly onOpened: (opened: OpenedContent) => void;
  readonly onNewGame: () => void;
  readonly onRematch: () => void;
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
  const { isConfirmed, toggleConfirmed } = useContext(ConfirmContext);
  const perform = (action: Action) => onAct(action.seat, action);
  const { offer, choose, clicking } = useClicking(texts, viewer, view, revision, hints.best, {
    isConfirmed,
    onAct: perform,
  });
  useForcedAnswer(offer, isConfirmed || items.at(-1)?.backTo != null, revision, perform);
  const { Table } = entry;
  const [overlay, setOverlay] = useState<Overlay>();
  const draft = useDraft(localGame.session.state);
  const tableSlot = useRef<HTMLElement>(null);
  const analysisPlace = useRef<HTMLDivElement>(null);
  useLitInSight(tableSlot, offer);
  const hasBots = localGame.players.some(({ plays }) => plays !== "person");
  const moves = movesOf(localGame);
  /** An analysis reveals all cards, so it comes at the end only. */
  const analysed = isOver ? moves : undefined;
  const sheet = <ScoreSheet entry={entry} view={view} names={names} />;
  return (
    <>
      <div className="side">
        <NewsLine texts={texts} names={names} items={items} />
        <ActionBar
          texts={texts}
          decision={entry.game.decision(view)}
          offer={offer}
          revision={revision}
          isConfirmed={isConfirmed}
          onChoose={choose}
          onAct={perform}
        />
        {thinking !== undefined && <p className="thinking">{play.thinking(thinking)}</p>}
        <BotError
          message={failed ?? hints.failed}
          onRetry={failed === undefined ? undefined : props.onRetry}
        />
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
          <OverlayButton overlay="log" open={overlay} onOpen={setOverlay} name={play.log} />
          <OverlayButton overlay="more" open={overlay} onOpen={setOverlay} name={play.more} />
          {hasBots && !isOver && <BotControls {...props.botControl} />}
          <button type="button" className="quiet" data-new-game onClick={props.onNewGame}>
            {play.newGame}
          </button>
        </div>
      </div>
      <section
        ref={tableSlot}
        className="table-slot"
        id="table"
        aria-label={play.table}
        tabIndex={-1}
        data-over={isOver || undefined}
      >
        {isOver && (
          <EndPanel
            entry={entry}
            view={view}
            names={names}
            onRematch={props.onRematch}
            onNewGame={props.onNewGame}
            onAnalysis={analysed && (() => analysisPlace.current?.scrollIntoView())}
          />
        )}
        {isOver && sheet}
        {analysed ? (
          <EndAnalysis
            place={analysisPlace}
            id={localGame.id}
            moves={analysed}
            names={names}
            onPlay={(state) => props.onOpened({ kind: "position", id: localGame.id, state })}
          />
        ) : (
          <ClickingContext value={clicking}>
            <MovingTable entry={entry} view={view} items={items}>
              <Table view={view} viewer={viewer} names={names} />
            </MovingTable>
          </ClickingContext>
        )}
      </section>
      <div className="below" data-open={overlay === "log"}>
        <EventLog entry={entry} pageLanguage={pageLanguage} names={names} items={items} />
      </div>
      {overlay === "more" && (
        <section className="more" aria-label={play.more}>
          <label className="setting">
            <input
              type="checkbox"
              data-confirm-always
              checked={isConfirmed}
              onChange={toggleConfirmed}
            />{" "}
            {play.confirmAlways}
          </label>
          {!isOver && sheet}
          {thinking === undefined && (
            <PositionEditor
              entry={entry}
              state={localGame.session.state}
              names={names}
              draft={draft}
              onEdited={props.onEdited}
            />
          )}
          <Files
            entry={entry}
            state={localGame.session.state}
            moves={moves}
            onOpened={props.onOpened}
          />
        </section>
      )}
    </>
  );
}
