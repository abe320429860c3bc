import type { Viewer } from "abyss-rules";
import * as exilesKraken from "abyss-rules/exiles-kraken";
import * as exilesKrakenLeviathan from "abyss-rules/exiles-kraken-leviathan";
import type { GameModule } from "abyss-rules/games";
import type { ReactNode } from "react";
import type { FamilyView } from "../family/table.ts";
import { usePageLanguage } from "../words/page-language.ts";
import { Council } from "./abyss/council.tsx";
import { Court } from "./abyss/court.tsx";
import { Exploration } from "./abyss/exploration.tsx";
import { Locations } from "./abyss/locations.tsx";
import { Opponent } from "./abyss/opponent.tsx";
import { OwnArea } from "./abyss/own-area.tsx";
import { KrakenSupply } from "./abyss/supply.tsx";
import { Threat } from "./abyss/threat.tsx";
import { allWords } from "./abyss-words.ts";
import { Border } from "./leviathan/border.tsx";
import { seatsFrom } from "./parts.tsx";
import { partNames, type TableTexts, TableTextsProvider, valueNames } from "./table-texts.tsx";
import "./table.css";
import "./players.css";
import "./items.css";
import "./chips.css";
import "./cards.css";
import "./drawings.css";
import "./lords.css";
import "./abyss/abyss.css";
import "./leviathan/leviathan.css";
import "./zoom.css";

interface AbyssTableProps {
  readonly view: FamilyView;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** The table of Abyss and its modules, as one seat sees it; shows the parts of the modules in play. */
export function AbyssTable({ view, viewer, names }: AbyssTableProps): ReactNode {
  const { tables, locale } = usePageLanguage();
  const { table } = view;
  // The largest games have the texts of all games based on Abyss; Leviathan words some of them differently.
  const game: Pick<GameModule, "describeCard" | "describeValue"> = table.leviathan
    ? exilesKrakenLeviathan
    : exilesKraken;
  const texts: TableTexts = {
    words: tables,
    part: partNames(locale, allWords(locale)),
    card: (id) =>
      game.describeCard(id, {
        locale,
        ...(table.exiles && { catalogue: table.exiles.catalogue }),
      }),
    value: valueNames(locale, game),
    player: (seat) => names[seat] ?? `${seat + 1}`,
  };
  const seats = seatsFrom(viewer, table.seats.length);
  const opponents = seats.filter((seat) => seat !== viewer);
  return (
    <TableTextsProvider texts={texts}>
      <div className="table abyss-table">
        <div className="opponents" data-scrolls>
          {opponents.map((seat) => (
            <Opponent key={seat} view={view} seat={seat} />
          ))}
        </div>
        <div className="board" data-board>
          <div className="board-line">
            <Court table={table} />
          </div>
          <div className="board-line">
            <Exploration view={view} />
            <Council table={table} />
            {table.kraken && <KrakenSupply kraken={table.kraken} />}
          </div>
          {table.leviathan && (
            <div className="board-line">
              <Border view={view} area={table.leviathan} />
            </div>
          )}
          <div className="board-line">
            <Locations view={view} />
            {!table.leviathan && <Threat threat={table.threat} />}
          </div>
        </div>
        {viewer !== "spectator" && <OwnArea view={view} seat={viewer} />}
      </div>
    </TableTextsProvider>
  );
}
