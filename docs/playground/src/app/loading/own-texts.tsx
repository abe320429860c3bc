import type { ReactNode } from "react";
import { usePageLanguage } from "../../words/page-language.ts";
import { LoadError } from "./load-error.tsx";
import { type TextLoaders, useTranslated } from "./use-translated.ts";

interface OwnTextsProps<Texts> {
  readonly load: TextLoaders<Texts>;
  readonly children: (texts: Texts) => ReactNode;
}

/** A part of the page with texts of its own: those in the language of the page are loaded. */
export function OwnTexts<Texts>({ load, children }: OwnTextsProps<Texts>) {
  const { language, words } = usePageLanguage();
  const { translated, hasFailed, retry } = useTranslated(load, language);
  if (translated) return children(translated.texts);
  const { notLoaded, tryAgain } = words.page;
  return hasFailed && <LoadError message={notLoaded} tryAgain={tryAgain} onRetry={retry} />;
}
