// The settings that the page remembers: the language, light or dark, and whether every action is confirmed.
import { createContext, useEffect, useState } from "react";
import { remember, remembered } from "../play/kept/page-storage.ts";
import { type Language, languages } from "../words/languages.ts";

type Theme = "light" | "dark";

const LANGUAGE = "abyss-rules-language";
const THEME = "abyss-rules-theme";
const CONFIRMED = "abyss-rules-confirmed";

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
  // The table is prettier in the dark.
  return kept === "light" ? "light" : "dark";
}

/** Whether every action is to be confirmed, and how to change it. */
export const ConfirmContext = createContext({ isConfirmed: false, toggleConfirmed: () => {} });

/** The settings, and how to change them. */
export function useSettings() {
  const [language, setLanguage] = useState(firstLanguage);
  const [theme, setTheme] = useState(firstTheme);
  const [isConfirmed, setConfirmed] = useState(() => remembered(CONFIRMED) === "yes");
  useEffect(() => {
    document.documentElement.setAttribute("data-theme", theme);
  }, [theme]);
  return {
    language,
    theme,
    confirming: {
      isConfirmed,
      toggleConfirmed() {
        remember(CONFIRMED, isConfirmed ? "no" : "yes");
        setConfirmed(!isConfirmed);
      },
    },
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
