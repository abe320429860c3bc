import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { RuleText } from "../play/rule-text.tsx";
import type { Deed } from "./context.ts";

type Anchor = RefObject<HTMLElement | null>;

interface PopupProps {
  readonly anchor: Anchor;
  readonly className: string;
  readonly role: "status" | "menu";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A box above everything else, beside what it is about. Escape and clicks elsewhere close it. */
function Popup({ anchor, className, role, onClose, children }: PopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current || !anchor.current) return;
    box.current.showPopover();
    place(box.current, anchor.current.getBoundingClientRect());
    // A menu is there to be chosen from; a reason must not take the focus away.
    if (role === "menu") box.current.querySelector("button")?.focus();
  }, [anchor, role]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Escape closes one thing at a time.
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
    return () => {
      removeEventListener("keydown", onKey, true);
      removeEventListener("pointerdown", onPointer);
    };
  }, [anchor, onClose]);
  return (
    <div ref={box} popover="manual" className={`popup ${className}`} role={role}>
      {children}
    </div>
  );
}

const MARGIN = 8;

/** Below the thing, or above it where there is no room, and never outside of the window. */
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
  readonly about: string | undefined;
  readonly reason: string | undefined;
  readonly isPinned: boolean;
  readonly onClose: () => void;
}

/** What a thing is, and why it cannot be clicked now. */
export function About({ anchor, about, reason, isPinned, onClose }: AboutProps) {
  if (about === undefined && !reason) return null;
  return (
    <Popup
      anchor={anchor}
      className={isPinned ? "about pinned" : "about"}
      role="status"
      onClose={onClose}
    >
      {about !== undefined && <p>{about}</p>}
      {reason && (
        <p data-refusal>
          <RuleText text={reason} />
        </p>
      )}
    </Popup>
  );
}

interface DeedMenuProps {
  readonly anchor: Anchor;
  readonly deeds: readonly Deed[];
  readonly onClose: () => void;
}

/** What a click can mean, where it can mean several things. */
export function DeedMenu({ anchor, deeds, onClose }: DeedMenuProps) {
  return (
    <Popup anchor={anchor} className="deeds" role="menu" onClose={onClose}>
      {deeds.map((deed) => (
        <button
          key={deed.label}
          type="button"
          role="menuitem"
          data-lit
          onClick={() => {
            onClose();
            deed.do();
          }}
        >
          {deed.label}
        </button>
      ))}
    </Popup>
  );
}
