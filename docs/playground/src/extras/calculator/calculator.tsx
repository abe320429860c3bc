import type { ReactNode } from "react";
import { type GameId, gameIds } from "../../play/games/games.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import * as forms from "./forms.tsx";
import { GameCalculator } from "./game-calculator.tsx";
import { ChoiceField } from "./small-fields.tsx";
import "./calculator.css";

// Each form keeps its own types, which a plain table of forms would lose.
const calculators: Readonly<Record<GameId, () => ReactNode>> = {
  abyss: () => <GameCalculator form={forms.abyssForm} />,
  exiles: () => <GameCalculator form={forms.exilesForm} />,
  kraken: () => <GameCalculator form={forms.krakenForm} />,
  leviathan: () => <GameCalculator form={forms.leviathanForm} />,
  "exiles-kraken": () => <GameCalculator form={forms.exilesKrakenForm} />,
  "exiles-leviathan": () => <GameCalculator form={forms.exilesLeviathanForm} />,
  "kraken-leviathan": () => <GameCalculator form={forms.krakenLeviathanForm} />,
  "exiles-kraken-leviathan": () => <GameCalculator form={forms.exilesKrakenLeviathanForm} />,
  conspiracy: () => <GameCalculator form={forms.conspiracyForm} />,
  "conspiracy-solo": () => <GameCalculator form={forms.soloForm} />,
};

/** Scores games that were played elsewhere, from tableaux entered by hand. */
export function Calculator({
  gameId,
  onGame,
}: {
  readonly gameId: GameId;
  readonly onGame: (game: GameId) => void;
}) {
  const words = useExtrasWords().calculator;
  const { games } = usePageLanguage().words;
  const GameOwn = calculators[gameId];
  return (
    <section className="calculator">
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      <ChoiceField
        name="game"
        title={words.game}
        value={gameId}
        names={gameIds}
        nameOf={(id) => games[id]}
        onChange={onGame}
      />
      <GameOwn key={gameId} />
    </section>
  );
}
