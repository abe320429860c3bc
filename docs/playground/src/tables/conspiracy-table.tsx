import type { Viewer } from "abyss-rules";
import * as conspiracy from "abyss-rules/conspiracy";
import * as solo from "abyss-rules/conspiracy-solo";
import type { GameModule } from "abyss-rules/games";
import { wordsOver } from "abyss-rules/variant";
import type { ReactNode } from "react";
import { usePageLanguage } from "../words/page-language.ts";
import type { SenateView } from "./conspiracy/family.ts";
import { Locations } from "./conspiracy/locations.tsx";
import { OpponentCard } from "./conspiracy/opponent-card.tsx";
import { Piles } from "./conspiracy/piles.tsx";
import { Recruits } from "./conspiracy/recruits.tsx";
import { OtherSenate, OwnSenate } from "./conspiracy/senate.tsx";
import { seatsFrom } from "./parts.tsx";
import { partNames, type TableTexts, TableTextsProvider, valueNames } from "./table-texts.tsx";
import "./table.css";
import "./players.css";
import "./items.css";
import "./chips.css";
import "./cards.css";
import "./drawings.css";
import "./lords.css";
import "./conspiracy/conspiracy.css";
import "./zoom.css";

interface ConspiracyTableProps {
  readonly view: SenateView;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** The table of Conspiracy, for several or for one, as one seat sees it. */
export function ConspiracyTable({ view, viewer, names }: ConspiracyTableProps): ReactNode {
  const { tables, locale } = usePageLanguage();
  const { table } = view;
  // In the game for one, some cards have shorter texts (CO-51), and opponents have cards.
  const game: Pick<GameModule, "describeCard" | "describeValue"> = table.solo ? solo : conspiracy;
  const texts: TableTexts = {
    words: tables,
    part: partNames(locale, wordsOver(locale.conspiracy, locale.conspiracySolo)),
    card: (id) => game.describeCard(id, { locale }),
    value: valueNames(locale, game),
    player: (seat) => names[seat] ?? `${seat + 1}`,
  };
  const [own, ...others] = seatsFrom(viewer, table.seats.length);
  return (
    <TableTextsProvider texts={texts}>
      <div className="table conspiracy-table">
        <div className="opponents" data-scrolls>
          {others.map((seat) => (
            <OtherSenate key={seat} view={view} seat={seat} />
          ))}
          {viewer === "spectator" && own !== undefined && <OtherSenate view={view} seat={own} />}
          {table.solo && <OpponentCard opponent={table.solo.opponent} />}
        </div>
        <div className="board" data-board>
          <div className="offers">
            <Piles table={table} />
            <Recruits recruits={table.recruits} />
            <Locations view={view} />
          </div>
          {own !== undefined && viewer !== "spectator" && <OwnSenate view={view} seat={own} />}
        </div>
      </div>
    </TableTextsProvider>
  );
}
