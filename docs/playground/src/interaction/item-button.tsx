import { type ReactNode, useRef, useState } from "react";
import type { Clicking } from "./context.ts";
import { About, DeedMenu } from "./popups.tsx";
import type { ThingId } from "./thing.ts";

interface LiveThingProps {
  readonly clicking: Clicking;
  readonly id: ThingId;
  readonly copy: number;
  readonly label: string;
  readonly about: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A thing that can be clicked, or says why not: while it is pointed at, or until closed if it was clicked. */
export function LiveThing({
  clicking,
  id,
  copy,
  label,
  about,
  className,
  children,
}: LiveThingProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"no" | "shown" | "pinned">("no");
  const { isChosen, isHinted, deeds } = clicking.look(id, copy);
  const [deed, ...others] = deeds;
  const isLit = deed !== undefined;
  const isMenu = open === "pinned" && others.length > 0;
  const close = () => setOpen("no");
  const peek = () => open === "no" && setOpen("shown");
  const unpeek = () => open === "shown" && close();

  function click() {
    if (deed && others.length === 0) {
      close();
      deed.do();
    } else setOpen(open === "pinned" ? "no" : "pinned");
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`thing ${className}`}
        aria-pressed={isChosen}
        aria-disabled={!isLit}
        aria-haspopup={others.length > 0 ? "menu" : undefined}
        data-zone={id.zone}
        data-value={id.value ?? ""}
        data-lit={isLit}
        data-chosen={isChosen}
        data-hinted={isHinted}
        onClick={click}
        onPointerEnter={peek}
        onPointerLeave={unpeek}
        onFocus={peek}
        onBlur={unpeek}
      >
        {/* The face is a picture of what the label says. */}
        <span className="unseen">
          {deed && others.length === 0 ? `${label}. ${deed.label}` : label}
        </span>
        <span className="thing-face" aria-hidden="true">
          {children}
        </span>
      </button>
      {open !== "no" && !isMenu && (
        <About
          anchor={button}
          about={about}
          reason={isLit ? undefined : clicking.whyNot(id)}
          isPinned={open === "pinned"}
          onClose={close}
        />
      )}
      {isMenu && <DeedMenu anchor={button} deeds={deeds} onClose={close} />}
    </>
  );
}
