import { useCallback, useEffect, useState } from "react";

interface Loaded<Part> {
  /** What was loaded, or tried to be. */
  readonly load: () => Promise<Part>;
  readonly part?: Part;
}

/** Loads a part of the page; `retry` tries again after a failure. */
export function useLoaded<Part>(load: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<Loaded<Part>>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setLoaded({ load, part }),
      () => isCurrent && setLoaded({ load }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const current = loaded?.load === load ? loaded : undefined;
  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return { part: current?.part, hasFailed: current !== undefined && !("part" in current), retry };
}
