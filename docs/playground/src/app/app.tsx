import { useMemo, useState } from "react";
import { Calculator } from "../extras/calculator/calculator.tsx";
import { TroubleText } from "../extras/opening/trouble.tsx";
import type { GameId } from "../play/rules.ts";
import { languages } from "../words/languages.ts";
import { SpeechContext } from "../words/speech.ts";
import { ExampleLine } from "./example-line.tsx";
import { GameScreen } from "./game-screen.tsx";
import { Header } from "./header.tsx";
import { useSettings } from "./settings.ts";
import { gameShown, useShown } from "./shown.ts";

/** The page. */
export function App() {
  const { language, theme, speak, turn } = useSettings();
  const {
    shown: { number, content },
    trouble,
    show,
  } = useShown();
  const [screen, setScreen] = useState<"play" | "calculator">("play");
  const [chosen, setChosen] = useState<GameId>("abyss");
  const [calculated, setCalculated] = useState<GameId>("abyss");
  const speech = useMemo(() => ({ language, ...languages[language] }), [language]);
  return (
    <SpeechContext value={speech}>
      <Header
        screen={screen}
        theme={theme}
        game={screen === "play" ? gameShown(content, chosen) : calculated}
        onScreen={setScreen}
        onLanguage={speak}
        onTheme={turn}
      />
      {trouble && (
        <div className="panel trouble" role="alert">
          <TroubleText trouble={trouble} />
        </div>
      )}
      {/* A game goes on while its player looks something up in the calculator. */}
      <div hidden={screen !== "play"}>
        {"rule" in content && content.rule && <ExampleLine rule={content.rule} />}
        <GameScreen
          key={number}
          content={content}
          chosen={chosen}
          onChoose={setChosen}
          onShow={show}
        />
      </div>
      {screen === "calculator" && (
        <main data-screen="calculator">
          <Calculator gameId={calculated} onGame={setCalculated} />
        </main>
      )}
    </SpeechContext>
  );
}
