import { type ReactNode, useRef, useState } from "react";
import type { Clicking } from "./clicking-context.ts";
import type { ItemId } from "./item-id.ts";
import { About, ClickMenu } from "./popups.tsx";

interface ItemButtonProps {
  readonly clicking: Clicking;
  readonly id: ItemId;
  readonly copy: number;
  readonly label: string;
  readonly about: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** An item that can be clicked, or that says why not when it is pointed at or clicked. */
export function ItemButton({
  clicking,
  id,
  copy,
  label,
  about,
  className,
  children,
}: ItemButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"no" | "shown" | "pinned">("no");
  const { isChosen, isHinted, clickOptions } = clicking.look(id, copy);
  const [clickOption, ...others] = clickOptions;
  const isLit = clickOption !== undefined;
  const isMenu = open === "pinned" && others.length > 0;
  const close = () => setOpen("no");
  const peek = () => open === "no" && setOpen("shown");
  const unpeek = () => open === "shown" && close();

  function click() {
    if (clickOption && others.length === 0) {
      close();
      clickOption.do();
    } else setOpen(open === "pinned" ? "no" : "pinned");
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`item ${className}`}
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
        {/* The face is a picture; the label says the same in words. */}
        <span className="unseen">
          {clickOption && others.length === 0 ? `${label}. ${clickOption.label}` : label}
        </span>
        <span className="item-face" aria-hidden="true">
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
      {isMenu && <ClickMenu anchor={button} clickOptions={clickOptions} onClose={close} />}
    </>
  );
}
