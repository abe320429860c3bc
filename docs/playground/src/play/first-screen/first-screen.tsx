import { newSeed } from "abyss-rules";
import { useState } from "react";
import type { Content } from "../../app/page-content.ts";
import { GuideOffer } from "../../extras/guide/guide-offer.tsx";
import { FileOpener } from "../../extras/opening/file-opener.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import type { GameId } from "../games/rules.ts";
import { tileIds } from "../setup/game-facts.ts";
import {
  againstBots,
  countIn,
  proposedPlayers,
  withTrimmedNames,
} from "../setup/remembered-players.ts";
import { ContinueList } from "./continue-list.tsx";
import { GameTile } from "./game-tile.tsx";
import { SetupDialog } from "./setup-dialog.tsx";
import "./first-screen.css";

interface FirstScreenProps {
  /** Called when a game is looked at. */
  readonly onChoose: (game: GameId) => void;
  readonly onShow: (content: Content) => void;
}

/** The first screen: kept games, and a tile for every game. */
export function FirstScreen({ onChoose, onShow }: FirstScreenProps) {
  const { page, setup } = usePageLanguage().words;
  const [detailed, setDetailed] = useState<GameId>();

  function playNow(id: GameId) {
    const { count, players } = proposedPlayers();
    const seated = againstBots(withTrimmedNames(players.slice(0, countIn(id, count))));
    onShow({
      kind: "new-game",
      sitting: { key: newSeed(), id, players: seated },
      chosen: { players: seated.length, agreed: [] },
      seed: newSeed(),
    });
  }

  return (
    <main data-screen="setup" className="first-screen">
      <div className="first-line">
        <p className="lead">{page.about}</p>
        <GuideOffer onGuide={(id) => onShow({ kind: "guide", id })} />
      </div>
      <ContinueList onContinue={(key, id) => onShow({ kind: "kept", key, id })} />
      <section aria-label={setup.title}>
        <h2>{setup.title}</h2>
        <ul className="tiles">
          {tileIds.map((id) => (
            <GameTile
              key={id}
              id={id}
              onPlay={() => playNow(id)}
              onMore={() => {
                onChoose(id);
                setDetailed(id);
              }}
            />
          ))}
        </ul>
      </section>
      <FileOpener onOpened={onShow} />
      {detailed && (
        <SetupDialog
          key={detailed}
          id={detailed}
          onStart={onShow}
          onClose={() => setDetailed(undefined)}
        />
      )}
    </main>
  );
}
