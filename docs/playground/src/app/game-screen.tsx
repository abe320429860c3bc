import { newSeed } from "abyss-rules";
import { useState } from "react";
import type { OpenedContent } from "../extras/opening/read-content.ts";
import { entryOf } from "../play/games/games.ts";
import { gameOf } from "../play/games/rules.ts";
import { openKept } from "../play/kept/open-kept.ts";
import {
  deal,
  isEndOf,
  type LocalGame,
  type Player,
  resume,
  sideNames,
} from "../play/local-game.ts";
import { ExampleLine } from "../play/news/example-line.tsx";
import { PlayScreen } from "../play/play-screen.tsx";
import { playersAt } from "../play/setup/players-at.ts";
import { SeatsScreen } from "../play/setup/seats-screen.tsx";
import { usePageLanguage } from "../words/page-language.ts";
import { loadExample, loadGuide, loadReplay } from "./lazy-parts.ts";
import { Loading } from "./loading/loading.tsx";
import { NotKept } from "./not-kept.tsx";
import type { Content } from "./page-content.ts";

/** Content that is a game. */
type GameContent = Exclude<Content, { kind: "setup" | "link" }>;

interface GameScreenProps {
  readonly content: GameContent;
  readonly onShow: (content: Content) => void;
}

/** A game, or an opened position or replay. */
export function GameScreen({ content, onShow }: GameScreenProps) {
  const pageLanguage = usePageLanguage();
  const toSetup = () => onShow({ kind: "setup" });
  const played = (localGame: LocalGame) => (
    <PlayScreen
      first={localGame}
      onOpened={(opened, from) => onShow(contentOf(opened, from))}
      onShow={onShow}
    />
  );
  switch (content.kind) {
    case "guide":
      return (
        <Loading load={loadGuide}>
          {({ default: GuideScreen }) => (
            <GuideScreen
              id={content.id}
              onPlayOn={(localGame) => onShow({ kind: "local-game", localGame })}
              onLeave={toSetup}
            />
          )}
        </Loading>
      );
    case "new-game":
    case "kept":
    case "local-game":
      return <Opened content={content} show={played} onNewGame={toSetup} />;
    case "position": {
      const { id, state, players, rule } = content;
      const seated = playersAt(id, state, players);
      const resumed = (chosenPlayers: readonly Player[]) =>
        resume({ key: newSeed(), id, players: chosenPlayers, ...(rule && { rule }) }, state);
      if (rule)
        return (
          <Loading load={loadExample}>
            {({ default: ExampleBoard }) => (
              <ExampleBoard
                id={id}
                rule={rule}
                state={state}
                names={sideNames(entryOf(id), asPeople(seated), state, pageLanguage)}
                onPlay={() => onShow({ kind: "local-game", localGame: resumed(seated) })}
                onClose={toSetup}
              />
            )}
          </Loading>
        );
      // A game that is over needs no players.
      if (gameOf(id).deciders(state).length === 0)
        return <Finished open={() => resumed(seated)} show={played} />;
      return (
        <SeatsScreen
          id={id}
          first={seated}
          onStart={(chosen) => onShow({ kind: "local-game", localGame: resumed(chosen) })}
        />
      );
    }
    case "replay": {
      const { id, steps, from } = content;
      const entry = entryOf(id);
      const state = steps[0]?.state ?? {};
      const players = from && isEndOf(from, steps) ? from.players : undefined;
      const seated = players ?? asPeople(playersAt(id, state));
      const names = sideNames(entry, seated, state, pageLanguage);
      return (
        <main data-screen="replay">
          <Loading load={loadReplay}>
            {({ default: AnalysisBoard }) => (
              <AnalysisBoard
                id={id}
                steps={steps}
                names={names}
                onPlay={(position) =>
                  onShow({
                    kind: "position",
                    id,
                    state: position,
                    ...(players && { players }),
                  })
                }
                onClose={() => (from ? onShow({ kind: "local-game", localGame: from }) : toSetup())}
              />
            )}
          </Loading>
        </main>
      );
    }
  }
}

/** Nobody knows who played, so nobody is called a bot. */
const asPeople = (players: readonly Player[]): readonly Player[] =>
  players.map(({ name }) => ({ name, plays: "person" }));

/** Opened content, with the game from which it was opened. */
function contentOf(opened: OpenedContent, from: LocalGame): Content {
  if (opened.kind === "replay") return { ...opened, from };
  return opened.id === from.id ? { ...opened, players: from.players } : opened;
}

interface OpenedProps {
  readonly content: Extract<GameContent, { kind: "new-game" | "kept" | "local-game" }>;
  readonly show: (localGame: LocalGame) => React.ReactNode;
  readonly onNewGame: () => void;
}

/** Deals, restores or continues a game, once. */
function Opened({ content, show, onNewGame }: OpenedProps) {
  const [localGame] = useState(() => opened(content));
  if (!localGame) return <NotKept onNewGame={onNewGame} />;
  return (
    <>
      <ExampleLine rule={localGame.rule} />
      {show(localGame)}
    </>
  );
}

function opened(content: OpenedProps["content"]): LocalGame | undefined {
  switch (content.kind) {
    case "new-game": {
      const { sitting, chosen, seed } = content;
      const options = entryOf(sitting.id).options(chosen);
      return deal(sitting, { options, seed });
    }
    case "kept":
      return openKept(content.key);
    case "local-game":
      // What was played since it was shown.
      return openKept(content.localGame.key) ?? content.localGame;
  }
}

/** A game that is over when it is opened. */
function Finished({
  open,
  show,
}: {
  readonly open: () => LocalGame;
  readonly show: OpenedProps["show"];
}) {
  const [localGame] = useState(open);
  return show(localGame);
}
