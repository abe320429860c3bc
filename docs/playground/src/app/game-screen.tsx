import { ReplayViewer } from "../extras/replay/replay-viewer.tsx";
import { entryOf } from "../play/games.ts";
import { PlayScreen } from "../play/play-screen.tsx";
import { type GameId, gameOf } from "../play/rules.ts";
import { seatedAt } from "../play/setup/seated.ts";
import { SeatsScreen } from "../play/setup/seats-screen.tsx";
import { SetupScreen } from "../play/setup/setup-screen.tsx";
import { isEndOf, type Player, resume, type Sitting, sideNames } from "../play/sitting.ts";
import { useSpeech } from "../words/speech.ts";
import type { Content } from "./shown.ts";

interface GameScreenProps {
  readonly content: Content;
  /** The game of the set-up. */
  readonly chosen: GameId;
  readonly onChoose: (game: GameId) => void;
  readonly onShow: (content: Content) => void;
}

/** The set-up, a game, or the replay of one. */
export function GameScreen({ content, chosen, onChoose, onShow }: GameScreenProps) {
  const speech = useSpeech();
  const toSetup = () => onShow({ kind: "setup" });
  const played = (sitting: Sitting) => (
    <PlayScreen
      first={sitting}
      onOpened={(opened, from) => onShow(opened.kind === "replay" ? { ...opened, from } : opened)}
      onNewGame={toSetup}
    />
  );
  switch (content.kind) {
    case "setup":
      return (
        <SetupScreen
          game={chosen}
          onGame={onChoose}
          onStart={(sitting) => onShow({ kind: "sitting", sitting })}
          onOpened={onShow}
        />
      );
    case "sitting":
      return played(content.sitting);
    case "position": {
      const { id, state, players, rule } = content;
      const seated = seatedAt(id, state, players);
      const start = (chosenPlayers: readonly Player[]) =>
        onShow({
          kind: "sitting",
          sitting: resume(id, chosenPlayers, state),
          ...(rule && { rule }),
        });
      // Nobody plays on once a game is over.
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
          <ReplayViewer
            entry={entry}
            steps={steps}
            names={sideNames(entry, seatedAt(id, state, players), state, speech)}
            onPlay={(position) =>
              onShow({ kind: "position", id, state: position, ...(players && { players }) })
            }
            onClose={() => (from ? onShow({ kind: "sitting", sitting: from }) : toSetup())}
          />
        </main>
      );
    }
  }
}
