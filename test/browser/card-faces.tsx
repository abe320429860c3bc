// All cards of all games as the tables draw them, as HTML.
import * as abyss from "abyss-rules/abyss/cards";
import * as conspiracy from "abyss-rules/conspiracy/cards";
import * as exiles from "abyss-rules/exiles/cards";
import type { GameModule } from "abyss-rules/games";
import * as kraken from "abyss-rules/kraken/cards";
import * as krakenLeviathan from "abyss-rules/kraken-leviathan/cards";
import * as leviathan from "abyss-rules/leviathan/cards";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { entryOf, type GameId } from "../../docs/playground/src/play/games/games.ts";
import { AllyFace } from "../../docs/playground/src/tables/cards/ally-face.tsx";
import { ConspiracyLocationFace } from "../../docs/playground/src/tables/cards/conspiracy-location-face.tsx";
import { ConspiracyLordFace } from "../../docs/playground/src/tables/cards/conspiracy-lord-face.tsx";
import { ExileFace } from "../../docs/playground/src/tables/cards/exile-face.tsx";
import { LocationFace } from "../../docs/playground/src/tables/cards/location-face.tsx";
import { LordFace } from "../../docs/playground/src/tables/cards/lord-face.tsx";
import { LeviathanFace } from "../../docs/playground/src/tables/leviathan/leviathan-face.tsx";
import {
  type TableTexts,
  TableTextsProvider,
  valueNames,
} from "../../docs/playground/src/tables/table-texts.tsx";
import type { PageLanguage } from "../../docs/playground/src/words/page-language.ts";

const keyed = <T,>(cards: readonly T[], face: (card: T) => ReactNode): ReactNode =>
  cards.map((card) => <span key={JSON.stringify(card)}>{face(card)}</span>);

/** What the boxes based on Abyss have. */
interface Box {
  readonly lords: readonly Parameters<typeof LordFace>[0]["lord"][];
  readonly allies: readonly Parameters<typeof AllyFace>[0]["card"][];
  readonly locations: readonly Parameters<typeof LocationFace>[0]["location"][];
}

/** The lords, exiles, allies, locations and leviathans of a game based on Abyss. */
function abyssFaces(id: GameId): ReactNode {
  const has = (module: string) => id.includes(module);
  const box: Box =
    has("kraken") && has("leviathan")
      ? krakenLeviathan
      : has("kraken")
        ? kraken
        : has("leviathan")
          ? leviathan
          : abyss;
  return (
    <>
      {keyed(box.lords, (lord) => (
        <LordFace lord={lord} />
      ))}
      {has("exiles") && keyed(exiles.defaultCatalogue, (exile) => <ExileFace exile={exile} />)}
      {keyed([...box.allies, "monster" as const], (card) => (
        <AllyFace card={card} />
      ))}
      {keyed(box.locations, (location) => (
        <LocationFace location={location} />
      ))}
      {has("leviathan") &&
        keyed(leviathan.leviathans, (one) => <LeviathanFace leviathan={one} lost={0} />)}
    </>
  );
}

const conspiracyFaces = (
  <>
    {keyed(conspiracy.lords, (lord) => (
      <ConspiracyLordFace lord={lord} />
    ))}
    {keyed(conspiracy.locations, (location) => (
      <ConspiracyLocationFace location={location} />
    ))}
  </>
);

/** The describe functions that name the values on a table: its largest game knows all of them. */
const tableOf = (id: GameId): Pick<GameModule, "describeValue"> =>
  entryOf(id.startsWith("conspiracy") ? id : "exiles-kraken-leviathan").words;

/** The cards of a game in a language, as HTML. */
export function facesOf(id: GameId, { locale, tables }: PageLanguage): string {
  const words = entryOf(id).words as Pick<GameModule, "describeCard" | "describeValue">;
  const texts: TableTexts = {
    words: tables,
    part: locale.label,
    card: (card) =>
      words.describeCard(card, { locale, catalogue: exiles.defaultCatalogue } as object),
    value: valueNames(locale, tableOf(id)),
    player: String,
  };
  return renderToStaticMarkup(
    <TableTextsProvider texts={texts}>
      {id.startsWith("conspiracy") ? conspiracyFaces : abyssFaces(id)}
    </TableTextsProvider>,
  );
}
