import { useCallback } from "react";
import type { OpenResult } from "../extras/opening/read-content.ts";
import { loadLinks } from "./lazy-parts.ts";
import { Loading } from "./loading/loading.tsx";

interface LinkOpenerProps {
  readonly hash: string;
  /** Called with `undefined` for a fragment that is not a link. */
  readonly onOpened: (result: OpenResult | undefined) => void;
}

/** Opens the content of a fragment. */
export function LinkOpener({ hash, onOpened }: LinkOpenerProps) {
  const open = useCallback(async () => {
    const { openLink } = await loadLinks();
    onOpened(await openLink(hash));
    return null;
  }, [hash, onOpened]);
  return <Loading load={open}>{() => null}</Loading>;
}
