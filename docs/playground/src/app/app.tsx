import { useEffect, useState } from "react";
import { OpenErrorText } from "../extras/opening/open-error.tsx";
import { FirstScreen } from "../play/first-screen/first-screen.tsx";
import type { GameId } from "../play/games/rules.ts";
import { PageLanguageContext } from "../words/page-language.ts";
import { Header } from "./header.tsx";
import { loadCalculator, loadGames, preload } from "./lazy-parts.ts";
import { LinkOpener } from "./link-opener.tsx";
import { LoadError } from "./loading/load-error.tsx";
import { Loading } from "./loading/loading.tsx";
import { gameOfContent, usePageContent } from "./page-content.ts";
import { ConfirmContext, useSettings } from "./settings.ts";
import { useTexts } from "./use-texts.ts";

/** The page. */
export function App() {
  const { language, theme, confirming, speak, turn } = useSettings();
  const { texts, hasFailed, retry } = useTexts(language);
  const {
    shown: { number, content },
    openError,
    show,
    onLinkOpened,
  } = usePageContent();
  const [screen, setScreen] = useState<"play" | "calculator">("play");
  const [lastGame, setLastGame] = useState<GameId>("abyss");
  const [calculated, setCalculated] = useState<GameId>("abyss");
  const game = gameOfContent(content) ?? lastGame;
  useEffect(preload, []);
  // The only text that is not translated: the translations are what is missing.
  const notLoaded = hasFailed && (
    <LoadError message="The texts could not be loaded." tryAgain="Try again" onRetry={retry} />
  );
  if (!texts) return notLoaded;
  return (
    <PageLanguageContext value={texts}>
      <Header
        screen={screen}
        theme={theme}
        game={screen === "play" ? game : calculated}
        onScreen={setScreen}
        onLanguage={speak}
        onTheme={turn}
      />
      {notLoaded}
      {openError && (
        <div className="panel open-error">
          <OpenErrorText openError={openError} />
        </div>
      )}
      {/* Hidden, not removed: a game continues while the calculator is open. */}
      <div hidden={screen !== "play"}>
        {content.kind === "setup" ? (
          <FirstScreen onChoose={setLastGame} onShow={show} />
        ) : content.kind === "link" ? (
          <LinkOpener key={number} hash={content.hash} onOpened={onLinkOpened} />
        ) : (
          <ConfirmContext value={confirming}>
            <Loading load={loadGames}>
              {({ GameScreen }) => <GameScreen key={number} content={content} onShow={show} />}
            </Loading>
          </ConfirmContext>
        )}
      </div>
      {screen === "calculator" && (
        <main data-screen="calculator">
          <Loading load={loadCalculator}>
            {({ Calculator }) => <Calculator gameId={calculated} onGame={setCalculated} />}
          </Loading>
        </main>
      )}
    </PageLanguageContext>
  );
}
