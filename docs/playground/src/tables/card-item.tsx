import type { ReactNode } from "react";
import { TableItem, type TableItemProps } from "../interaction/table-item.tsx";

interface CardItemProps extends Omit<TableItemProps, "about"> {
  /** What the card does. */
  readonly text: string;
}

/** A card, which is shown in full size while it is pointed at. Chips name their card as `zoom`. */
export function CardItem({ text, zoom, ...rest }: CardItemProps): ReactNode {
  return (
    <TableItem
      {...rest}
      about={`${rest.label}. ${text}`}
      zoom={zoom ?? <Zoomed {...rest} text={text} />}
    />
  );
}

function Zoomed({
  label,
  text,
  children,
}: Pick<CardItemProps, "label" | "text" | "children">): ReactNode {
  return (
    <>
      {children}
      <span className="zoom-text">
        <b>{label}</b>
        {text}
      </span>
    </>
  );
}
