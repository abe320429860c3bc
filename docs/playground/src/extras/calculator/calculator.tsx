import type { ReactNode } from "react";
import { type GameId, gameIds } from "../../play/games.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import { abyssForm, bothForm, conspiracyForm, exilesForm, krakenForm, soloForm } from "./forms.tsx";
import { GameCalculator } from "./game-calculator.tsx";
import { ChoiceField } from "./small-fields.tsx";
import "./calculator.css";

// Each form keeps its own types, which a plain table of forms would lose.
const calculators: Readonly<Record<GameId, () => ReactNode>> = {
  abyss: () => <GameCalculator form={abyssForm} />,
  exiles: () => <GameCalculator form={exilesForm} />,
  kraken: () => <GameCalculator form={krakenForm} />,
  "exiles-kraken": () => <GameCalculator form={bothForm} />,
  conspiracy: () => <GameCalculator form={conspiracyForm} />,
  "conspiracy-solo": () => <GameCalculator form={soloForm} />,
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
