import { useEffect } from "react";

const ask = (event: Event): void => event.preventDefault();

/** Lets the browser ask before the page is left, while a game would be lost. */
export function useLeaveWarning(isLoss: boolean): void {
  useEffect(() => {
    if (!isLoss) return;
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isLoss]);
}
