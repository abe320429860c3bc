import { lazy, Suspense } from "react";
import { GuideOffer } from "../extras/guide/guide-offer.tsx";
import { entryOf } from "../play/games.ts";
import { isEndOf, type LocalGame, type Player, resume, sideNames } from "../play/local-game.ts";
import { PlayScreen } from "../play/play-screen.tsx";
import { type GameId, gameOf } from "../play/rules.ts";
import { playersAt } from "../play/setup/default-players.ts";
import { SeatsScreen } from "../play/setup/seats-screen.tsx";
import { SetupScreen } from "../play/setup/setup-screen.tsx";
import { usePageLanguage } from "../words/page-language.ts";
import type { Content } from "./page-content.ts";

// Loaded when they are opened, so that the first screen needs less.
const AnalysisBoard = lazy(() => import("../extras/analysis/analysis-board.tsx"));
const GuideScreen = lazy(() => import("../extras/guide/guide-screen.tsx"));

interface GameScreenProps {
  readonly content: Content;
  /** The game selected in the set-up. */
  readonly chosen: GameId;
  readonly onChoose: (game: GameId) => void;
  readonly onShow: (content: Content) => void;
}

/** The set-up, a game, or a replay. */
export function GameScreen({ content, chosen, onChoose, onShow }: GameScreenProps) {
  const pageLanguage = usePageLanguage();
  const toSetup = () => onShow({ kind: "setup" });
  const played = (localGame: LocalGame) => (
    <PlayScreen
      first={localGame}
      onOpened={(opened, from) => onShow(opened.kind === "replay" ? { ...opened, from } : opened)}
      onNewGame={toSetup}
    />
  );
  switch (content.kind) {
    case "setup":
      return (
        <>
          <GuideOffer onGuide={(id) => onShow({ kind: "guide", id })} />
          <SetupScreen
            game={chosen}
            onGame={onChoose}
            onStart={(localGame) => onShow({ kind: "local-game", localGame })}
            onOpened={onShow}
          />
        </>
      );
    case "guide":
      return (
        <Suspense>
          <GuideScreen
            id={content.id}
            onPlayOn={(localGame) => onShow({ kind: "local-game", localGame })}
            onLeave={toSetup}
          />
        </Suspense>
      );
    case "local-game":
      return played(content.localGame);
    case "position": {
      const { id, state, players, rule } = content;
      const seated = playersAt(id, state, players);
      const start = (chosenPlayers: readonly Player[]) =>
        onShow({
          kind: "local-game",
          localGame: resume(id, chosenPlayers, state),
          ...(rule && { rule }),
        });
      // A game that is over needs no players.
      if (gameOf(id).deciders(state).length === 0) return played(resume(id, seated, state));
      return <SeatsScreen id={id} first={seated} onStart={start} />;
    }
    case "replay": {
      const { id, steps, from } = content;
      const entry = entryOf(id);
      const state = steps[0]?.state ?? {};
      const players = from && isEndOf(from, steps) ? from.players : undefined;
      return (
        <main data-screen="replay">
          <Suspense>
            <AnalysisBoard
              id={id}
              steps={steps}
              names={sideNames(entry, playersAt(id, state, players), state, pageLanguage)}
              onPlay={(position) =>
                onShow({ kind: "position", id, state: position, ...(players && { players }) })
              }
              onClose={() => (from ? onShow({ kind: "local-game", localGame: from }) : toSetup())}
            />
          </Suspense>
        </main>
      );
    }
  }
}
