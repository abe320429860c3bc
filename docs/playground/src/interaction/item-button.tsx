import { type ReactNode, useRef, useState } from "react";
import type { Clicking } from "./clicking-context.ts";
import type { ItemId } from "./item-id.ts";
import { About, ClickMenu } from "./popups.tsx";
import { usePeeking } from "./use-peeking.ts";

interface ItemButtonProps {
  readonly clicking: Clicking;
  readonly id: ItemId;
  readonly copy: number;
  readonly label: string;
  readonly about: string;
  readonly zoom: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

/** An item that can be clicked, or that says why not. A card is shown in full size while it is pointed at. */
export function ItemButton(props: ItemButtonProps) {
  const { clicking, id, copy, label, about, zoom, className, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"no" | "shown" | "pinned">("no");
  const { isChosen, isHinted, clickOptions } = clicking.look(id, copy);
  const [clickOption, ...others] = clickOptions;
  const isLit = clickOption !== undefined;
  const isMenu = open === "pinned" && isLit && others.length > 0;
  const close = () => setOpen("no");
  const peeking = usePeeking({
    show: () => zoom && setOpen((now) => (now === "no" ? "shown" : now)),
    hide: () => setOpen((now) => (now === "shown" ? "no" : now)),
    pin: () => setOpen("pinned"),
  });

  function click() {
    if (peeking.wasLongPress()) return;
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
        {...peeking.handlers}
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
          zoom={zoom}
          reason={isLit || open === "shown" ? undefined : clicking.whyNot(id)}
          isPinned={open === "pinned"}
          onClose={close}
        />
      )}
      {isMenu && <ClickMenu anchor={button} clickOptions={clickOptions} onClose={close} />}
    </>
  );
}
