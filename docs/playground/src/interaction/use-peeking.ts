import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";

/** Pointing at an item this long shows it, in milliseconds; passing over it does not. */
const HOVER_DELAY = 350;
/** Pressing it this long on a touch screen asks about it, in milliseconds. */
const LONG_PRESS = 450;

interface Peeks {
  show(): void;
  hide(): void;
  /** Shows it until it is closed. */
  pin(): void;
}

/** The handlers of an item that is shown while it is pointed at or focused, and pinned by a long press. */
export function usePeeking({ show, hide, pin }: Peeks) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (delay: number, then: () => void) => {
    stop();
    timer.current = setTimeout(then, delay);
  };
  const end = () => {
    stop();
    hide();
  };
  return {
    /** True for the click that ends a long press. */
    wasLongPress: () => isLong.current,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === "mouse" && after(HOVER_DELAY, show),
      onPointerDown: ({ pointerType }: PointerEvent) => {
        isLong.current = false;
        stop();
        if (pointerType !== "mouse")
          after(LONG_PRESS, () => {
            isLong.current = true;
            pin();
          });
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: end,
      // Keyboard focus only: a click focuses as well.
      onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && show(),
      onBlur: end,
      // The system's menu would cover the answer to a long press.
      onContextMenu: (event: { preventDefault(): void }) =>
        isLong.current && event.preventDefault(),
    },
  };
}
