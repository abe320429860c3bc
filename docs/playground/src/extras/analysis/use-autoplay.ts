import { useEffect, useState } from "react";

/** The time that each position is shown, in milliseconds. */
const PACE = 900;

/** Goes on step by step until the last one, while it is on. */
export function useAutoplay(at: number, last: number, onMove: (step: number) => void) {
  const [isOn, setIsOn] = useState(false);
  const isPlaying = isOn && at < last;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => onMove(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, at, onMove]);
  return {
    isPlaying,
    toggle() {
      // At the end it begins again.
      if (!isPlaying && at === last) onMove(0);
      setIsOn(!isPlaying);
    },
    setIsOn,
  };
}
