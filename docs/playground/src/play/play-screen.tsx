import type { Viewer } from "abyss-rules";
import { useMemo, useState } from "react";
import type { Content } from "../app/page-content.ts";
import type { OpenedContent } from "../extras/opening/read-content.ts";
import { usePageLanguage } from "../words/page-language.ts";
import { entryOf } from "./games/games.ts";
import { useKept } from "./kept/use-kept.ts";
import { useLeaveWarning } from "./kept/use-leave-warning.ts";
import {
  firstViewer,
  isUnderWay,
  type LocalGame,
  newsFor,
  rematchOf,
  sideNames,
  viewerAtScreen,
} from "./local-game.ts";
import { PassScreen } from "./pass-screen.tsx";
import { TableScreen } from "./table-screen.tsx";
import { useLocalGame } from "./use-local-game.ts";

interface PlayScreenProps {
  readonly first: LocalGame;
  readonly onOpened: (opened: OpenedContent, from: LocalGame) => void;
  readonly onShow: (content: Content) => void;
}

/** A game in progress: the table as one seat sees it, or the screen between two people. */
export function PlayScreen({ first, onOpened, onShow }: PlayScreenProps) {
  const pageLanguage = usePageLanguage();
  const { localGame, act, edit, put, bot, failed, retry, botControl } = useLocalGame(first);
  const isKept = useKept(localGame, put);
  useLeaveWarning(!isKept && isUnderWay(localGame));
  const [looking, setLooking] = useState<Viewer>(() => firstViewer(first));
  const entry = entryOf(localGame.id);
  const viewer = viewerAtScreen(localGame, looking);
  const news = useMemo(() => newsFor(localGame, viewer), [localGame, viewer]);
  const names = sideNames(entry, localGame.players, news.view, pageLanguage);
  if (viewer !== looking && viewer !== "spectator") {
    const canUndo = looking !== "spectator" && news.undo?.seat === looking;
    return (
      <main data-screen="pass">
        <PassScreen
          pageLanguage={pageLanguage}
          name={names[viewer] ?? ""}
          onReady={() => setLooking(viewer)}
          onUndo={canUndo ? () => act(looking, "undo") : undefined}
        />
      </main>
    );
  }
  return (
    <main data-screen="play" className="play-screen">
      <TableScreen
        localGame={localGame}
        entry={entry}
        viewer={viewer}
        news={news}
        names={names}
        thinking={bot === undefined ? undefined : names[bot]}
        failed={failed}
        onRetry={retry}
        botControl={botControl}
        onAct={act}
        onEdited={edit}
        onOpened={(opened) => onOpened(opened, localGame)}
        onNewGame={() => onShow({ kind: "setup" })}
        onRematch={() => onShow({ kind: "local-game", localGame: rematchOf(localGame, entry) })}
      />
    </main>
  );
}
