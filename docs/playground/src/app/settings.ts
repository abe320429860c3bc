// The settings that the page remembers: the language, and light or dark.
import { useEffect, useState } from "react";
import { remember, remembered } from "../play/kept/page-storage.ts";
import { type Language, languages } from "../words/languages.ts";

type Theme = "light" | "dark";

const LANGUAGE = "abyss-rules-language";
const THEME = "abyss-rules-theme";

/** The language for a tag such as `pl-PL`; any Chinese tag gives the one Chinese there is. */
const languageOf = (tag: string): Language | undefined =>
  languages.find((one) => one === tag || one.slice(0, 2) === tag.slice(0, 2));

function firstLanguage(): Language {
  const tags = [remembered(LANGUAGE), ...navigator.languages];
  for (const tag of tags) {
    const language = tag === null ? undefined : languageOf(tag);
    if (language) return language;
  }
  return "en";
}

function firstTheme(): Theme {
  const kept = remembered(THEME);
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The language and the theme, and how to change them. */
export function useSettings() {
  const [language, setLanguage] = useState(firstLanguage);
  const [theme, setTheme] = useState(firstTheme);
  useEffect(() => {
    document.documentElement.setAttribute("data-theme", theme);
  }, [theme]);
  return {
    language,
    theme,
    speak(tag: string) {
      const next = languageOf(tag) ?? "en";
      remember(LANGUAGE, next);
      setLanguage(next);
    },
    turn() {
      const next = theme === "light" ? "dark" : "light";
      remember(THEME, next);
      setTheme(next);
    },
  };
}
