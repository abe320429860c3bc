import type { Viewer } from "abyss-rules";
import { useMemo, useState } from "react";
import type { Opened } from "../extras/opening/opened.ts";
import { useSpeech } from "../words/speech.ts";
import { entryOf } from "./games.ts";
import { PassScreen } from "./pass-screen.tsx";
import { isUnderWay, newsFor, onlookerOf, type Sitting, sideNames } from "./sitting.ts";
import { TableScreen } from "./table-screen.tsx";
import { useLeaving } from "./use-leaving.ts";
import { useSitting } from "./use-sitting.ts";

interface PlayScreenProps {
  readonly first: Sitting;
  readonly onOpened: (opened: Opened, from: Sitting) => void;
  readonly onNewGame: () => void;
}

/** A game that is played: the table as one seat sees it, or the screen between two people. */
export function PlayScreen({ first, onOpened, onNewGame }: PlayScreenProps) {
  const speech = useSpeech();
  const { sitting, act, bot, failed } = useSitting(first);
  useLeaving(isUnderWay(sitting));
  const [looking, setLooking] = useState<Viewer>(() => onlookerOf(first, "spectator"));
  const entry = entryOf(sitting.id);
  const viewer = onlookerOf(sitting, looking);
  const news = useMemo(() => newsFor(sitting, viewer), [sitting, viewer]);
  const names = sideNames(entry, sitting.players, news.view, speech);
  if (viewer !== looking && viewer !== "spectator") {
    const canUndo = looking !== "spectator" && newsFor(sitting, looking).canUndo;
    return (
      <main data-screen="pass">
        <PassScreen
          speech={speech}
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
        sitting={sitting}
        entry={entry}
        viewer={viewer}
        news={news}
        names={names}
        thinking={bot === undefined ? undefined : names[bot]}
        failed={failed}
        onAct={act}
        onOpened={(opened) => onOpened(opened, sitting)}
        onNewGame={onNewGame}
      />
    </main>
  );
}
