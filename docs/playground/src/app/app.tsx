import { useMemo, useState } from "react";
import { Calculator } from "../extras/calculator/calculator.tsx";
import { OpenErrorText } from "../extras/opening/open-error.tsx";
import type { GameId } from "../play/rules.ts";
import { languages } from "../words/languages.ts";
import { PageLanguageContext } from "../words/page-language.ts";
import { ExampleLine } from "./example-line.tsx";
import { GameScreen } from "./game-screen.tsx";
import { Header } from "./header.tsx";
import { gameOfContent, usePageContent } from "./page-content.ts";
import { useSettings } from "./settings.ts";

/** The page. */
export function App() {
  const { language, theme, speak, turn } = useSettings();
  const {
    shown: { number, content },
    openError,
    show,
  } = usePageContent();
  const [screen, setScreen] = useState<"play" | "calculator">("play");
  const [chosen, setChosen] = useState<GameId>("abyss");
  const [calculated, setCalculated] = useState<GameId>("abyss");
  const pageLanguage = useMemo(() => ({ language, ...languages[language] }), [language]);
  return (
    <PageLanguageContext value={pageLanguage}>
      <Header
        screen={screen}
        theme={theme}
        game={screen === "play" ? gameOfContent(content, chosen) : calculated}
        onScreen={setScreen}
        onLanguage={speak}
        onTheme={turn}
      />
      {openError && (
        <div className="panel open-error" role="alert">
          <OpenErrorText openError={openError} />
        </div>
      )}
      {/* Hidden, not removed: a game continues while the calculator is open. */}
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
    </PageLanguageContext>
  );
}
