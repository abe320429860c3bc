import { rulesAddress } from "../play/games/rule-address.ts";
import type { GameId } from "../play/games/rules.ts";
import { languageNames, languages } from "../words/languages.ts";
import { usePageLanguage } from "../words/page-language.ts";

interface HeaderProps {
  readonly screen: "play" | "calculator";
  readonly theme: "light" | "dark";
  /** The game whose rules are linked. */
  readonly game: GameId;
  readonly onScreen: (screen: "play" | "calculator") => void;
  readonly onLanguage: (language: string) => void;
  readonly onTheme: () => void;
}

/** The title, the screens, the language, light and dark. */
export function Header({ screen, theme, game, onScreen, onLanguage, onTheme }: HeaderProps) {
  const { language, words } = usePageLanguage();
  const { page } = words;
  return (
    <header className="page-header">
      {/* A button, because the fragment of the address holds a game. */}
      <button type="button" className="skip" onClick={skip}>
        {page.toTable}
      </button>
      <h1>
        <a href="../index.html">{page.title}</a>
      </h1>
      <nav>
        {(["play", "calculator"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="quiet"
            data-nav={one}
            aria-current={screen === one ? "page" : undefined}
            onClick={() => onScreen(one)}
          >
            {page[one]}
          </button>
        ))}
        <a href={rulesAddress[game]} target="rules" data-rules>
          {page.rules}
        </a>
      </nav>
      <select
        data-language
        aria-label={page.language}
        value={language}
        onChange={({ target }) => onLanguage(target.value)}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag}>
            {languageNames[tag]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="quiet"
        data-theme-button
        aria-label={page.theme}
        aria-pressed={theme === "dark"}
        onClick={onTheme}
      >
        <span aria-hidden="true">{theme === "dark" ? "☾" : "☀"}</span>
      </button>
    </header>
  );
}

const skip = () => document.getElementById("table")?.focus();
