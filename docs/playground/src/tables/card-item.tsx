import type { ReactNode } from "react";
import { TableItem, type TableItemProps } from "../interaction/table-item.tsx";

interface CardItemProps extends Omit<TableItemProps, "about"> {
  /** What the card does. */
  readonly text: string;
}

/** A card, with its signs and its text in words as a tooltip. */
export function CardItem({ text, ...rest }: CardItemProps): ReactNode {
  return <TableItem {...rest} about={`${rest.label}. ${text}`} />;
}
