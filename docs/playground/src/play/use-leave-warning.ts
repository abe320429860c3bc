import { useEffect } from "react";

const ask = (event: Event): void => event.preventDefault();

/** The browser asks before it leaves the page, as long as a game would be lost. */
export function useLeaveWarning(isLoss: boolean): void {
  useEffect(() => {
    if (!isLoss) return;
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isLoss]);
}
