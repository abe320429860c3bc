import { type GameInput, type GameTypes, record, saveState } from "abyss-rules";
import { useState } from "react";
import type { GameEntry } from "../../play/games/game-entry.ts";
import { hashOf } from "../links/link.ts";
import { FileOpener } from "../opening/file-opener.tsx";
import { type OpenedContent, readContent } from "../opening/read-content.ts";
import { useExtrasWords } from "../words/index.ts";
import { LinkBox } from "./link-box.tsx";
import { saveFile } from "./save-file.ts";
import "./files.css";

/** Saves the position and the replay as files and links, and opens others. */
export function Files({
  entry: { game },
  state,
  moves,
  onOpened,
}: {
  readonly entry: GameEntry;
  /** The full state, with every hidden card. */
  readonly state: object;
  /** The moves so far; `undefined` if the game began with a position. */
  readonly moves: GameInput<GameTypes> | undefined;
  readonly onOpened: (opened: OpenedContent) => void;
}) {
  const words = useExtrasWords().files;
  const [link, setLink] = useState<string>();
  const show = async (kind: "state" | "replay", value: unknown) =>
    setLink(location.href.replace(/#.*$/, "") + (await hashOf({ game: game.id, kind, value })));
  const isOver = game.deciders(state).length === 0;

  function watch(replay: unknown) {
    const own = readContent(game.id, "replay", replay);
    if (own.ok) onOpened(own.opened);
  }

  return (
    <section aria-label={words.title} className="files">
      <h3>{words.title}</h3>
      <p data-shows-all>{words.showsAll}</p>
      <p className="file-buttons">
        <button
          type="button"
          data-save="position"
          onClick={() => saveFile(`${game.id}-position.json`, saveState(game, state))}
        >
          {words.savePosition}
        </button>
        <button type="button" data-link="position" onClick={() => show("state", state)}>
          {words.linkToPosition}
        </button>
        {moves && (
          <>
            <button
              type="button"
              data-save="replay"
              onClick={() => saveFile(`${game.id}-replay.json`, record(game, moves))}
            >
              {words.saveReplay}
            </button>
            <button
              type="button"
              data-link="replay"
              onClick={() => show("replay", record(game, moves))}
            >
              {words.linkToReplay}
            </button>
          </>
        )}
        {/* A replay reveals all cards, so it is offered only at the end. */}
        {moves && isOver && (
          <button type="button" data-watch onClick={() => watch(record(game, moves))}>
            {words.watchReplay}
          </button>
        )}
      </p>
      {link !== undefined && <LinkBox key={link} link={link} />}
      <FileOpener onOpened={onOpened} />
    </section>
  );
}
