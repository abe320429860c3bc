import type { ReactNode } from "react";
import { TableItem, type TableItemProps } from "../interaction/table-item.tsx";

interface CardItemProps extends Omit<TableItemProps, "about"> {
  /** What the card does. */
  readonly text: string;
}

/** A card. Whoever points at it can read in words what its signs say, and all of its text. */
export function CardItem({ text, ...rest }: CardItemProps): ReactNode {
  return <TableItem {...rest} about={`${rest.label}. ${text}`} />;
}
