import { ReplayViewer } from "../extras/replay/replay-viewer.tsx";
import { entryOf } from "../play/games.ts";
import { PlayScreen } from "../play/play-screen.tsx";
import type { GameId } from "../play/rules.ts";
import { SetupScreen } from "../play/setup/setup-screen.tsx";
import { type Player, resume, type Sitting, sideNames } from "../play/sitting.ts";
import { useSpeech } from "../words/speech.ts";
import type { Content, Shown } from "./shown.ts";

interface GameScreenProps {
  readonly shown: Shown;
  readonly onShow: (content: Content) => void;
}

/** Who goes on from a position: those who are asked are people, as one came to look at it. */
function seatedAt(id: GameId, state: object): readonly Player[] {
  const { game } = entryOf(id);
  const asked = game.deciders(state);
  const seats = game.totals(state).slice(0, game.seats.max);
  return seats.map((_, seat) => ({
    name: "",
    plays: asked.includes(seat) || asked.length === 0 ? "person" : "greedy",
  }));
}

/** The set-up, a game, or the replay of one. */
export function GameScreen({ shown: { content }, onShow }: GameScreenProps) {
  const speech = useSpeech();
  const toSetup = () => onShow({ kind: "setup" });
  const play = (sitting: Sitting) => onShow({ kind: "sitting", sitting });
  switch (content.kind) {
    case "setup":
      return <SetupScreen onStart={play} onOpened={onShow} />;
    case "sitting":
      return <PlayScreen first={content.sitting} onOpened={onShow} onNewGame={toSetup} />;
    case "position": {
      const { id, state } = content;
      return (
        <PlayScreen
          first={resume(id, seatedAt(id, state), state)}
          onOpened={onShow}
          onNewGame={toSetup}
        />
      );
    }
    case "replay": {
      const { id, steps } = content;
      const entry = entryOf(id);
      const state = steps[0]?.state ?? {};
      return (
        <main data-screen="replay">
          <ReplayViewer
            entry={entry}
            steps={steps}
            names={sideNames(entry, seatedAt(id, state), state, speech)}
            onPlay={(position) => onShow({ kind: "position", id, state: position })}
            onClose={toSetup}
          />
        </main>
      );
    }
  }
}
