import { type ReactNode, useEffect, useState } from "react";
import { usePageLanguage } from "../../words/page-language.ts";
import { LoadError } from "./load-error.tsx";
import { useLoaded } from "./use-loaded.ts";
import "./loading.css";

interface LoadingProps<Part> {
  /** The same function as long as the same part is meant. */
  readonly load: () => Promise<Part>;
  readonly children: (part: Part) => ReactNode;
}

/** A part of the page that is loaded when it is shown; offers to try again if it cannot be loaded. */
export function Loading<Part>({ load, children }: LoadingProps<Part>) {
  const { page } = usePageLanguage().words;
  const { part, hasFailed, retry } = useLoaded(load);
  if (part !== undefined) return children(part);
  if (hasFailed)
    return <LoadError message={page.notLoaded} tryAgain={page.tryAgain} onRetry={retry} />;
  return <Waiting text={page.loading} />;
}

/** How long nothing is shown, in milliseconds: most parts are loaded before. */
const PATIENCE = 300;

function Waiting({ text }: { readonly text: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <p className="loading">{text}</p>;
}
