import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { RuleText } from "../play/news/rule-text.tsx";
import type { ClickOption } from "./clicking-context.ts";

type Anchor = RefObject<HTMLElement | null>;

interface PopupProps {
  readonly anchor: Anchor;
  readonly className: string;
  readonly role: "status" | "menu";
  /** Whether it takes the focus: not while the pointer is only over the item. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A box on top of the page, next to its item. Escape, clicks elsewhere and scrolling close it. */
function Popup({ anchor, className, role, takesFocus, onClose, children }: PopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [popup, item] = [box.current, anchor.current];
    if (!popup || !item) return;
    popup.showPopover();
    place(popup, item.getBoundingClientRect());
    return () => {
      // Focus inside the box returns to the item.
      if (popup.contains(document.activeElement)) item.focus({ preventScroll: true });
      popup.hidePopover();
    };
  }, [anchor]);
  useLayoutEffect(() => {
    if (takesFocus)
      (box.current?.querySelector("button") ?? box.current)?.focus({ preventScroll: true });
  }, [takesFocus]);
  useClosing(box, anchor, onClose);
  // Rendered in the body, so that it does not change the layout of the table.
  return createPortal(
    <div ref={box} popover="manual" className={`popup ${className}`} role={role} tabIndex={-1}>
      {children}
    </div>,
    document.body,
  );
}

/** Closes the box on Escape, clicks elsewhere and scrolling. */
function useClosing(box: Anchor, anchor: Anchor, onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Escape closes one box at a time.
      event.stopPropagation();
      onClose();
    };
    const onPointer = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node &&
        (box.current?.contains(target) || anchor.current?.contains(target));
      if (!isInside) onClose();
    };
    addEventListener("keydown", onKey, true);
    addEventListener("pointerdown", onPointer);
    // The box would not follow its item.
    addEventListener("scroll", onClose, true);
    return () => {
      removeEventListener("keydown", onKey, true);
      removeEventListener("pointerdown", onPointer);
      removeEventListener("scroll", onClose, true);
    };
  }, [box, anchor, onClose]);
}

const MARGIN = 8;

/** Places the box below the item, or above it if there is no room, and always inside the window. */
function place(box: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box;
  const right = document.documentElement.clientWidth - offsetWidth - MARGIN;
  const below = bottom + MARGIN;
  const fits = below + offsetHeight < document.documentElement.clientHeight;
  box.style.left = `${Math.max(MARGIN, Math.min(left, right))}px`;
  box.style.top = `${fits ? below : Math.max(MARGIN, top - offsetHeight - MARGIN)}px`;
}

interface AboutProps {
  readonly anchor: Anchor;
  readonly about: string;
  readonly zoom: ReactNode;
  readonly reason: string | undefined;
  readonly isPinned: boolean;
  readonly onClose: () => void;
}

/** Shows a card in full size, or says what an item is; pinned, also why it cannot be clicked now. */
export function About({ anchor, about, zoom, reason, isPinned, onClose }: AboutProps) {
  return (
    <Popup
      anchor={anchor}
      className={isPinned ? "about pinned" : "about"}
      role="status"
      takesFocus={isPinned}
      onClose={onClose}
    >
      {zoom && (
        <div className="table zoom" aria-hidden="true" data-zoom>
          {zoom}
        </div>
      )}
      <p className={zoom ? "unseen" : undefined}>{about}</p>
      {reason && (
        <p data-refusal>
          <RuleText text={reason} />
        </p>
      )}
    </Popup>
  );
}

interface ClickMenuProps {
  readonly anchor: Anchor;
  readonly clickOptions: readonly ClickOption[];
  readonly onClose: () => void;
}

/** Lists the possible meanings of a click. */
export function ClickMenu({ anchor, clickOptions, onClose }: ClickMenuProps) {
  return (
    <Popup anchor={anchor} className="click-menu" role="menu" takesFocus onClose={onClose}>
      {clickOptions.map((clickOption) => (
        <button
          key={clickOption.label}
          type="button"
          role="menuitem"
          data-lit
          onClick={() => {
            onClose();
            clickOption.do();
          }}
        >
          {clickOption.label}
        </button>
      ))}
    </Popup>
  );
}
