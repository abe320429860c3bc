import type { ReactNode } from "react";
import { Thing, type ThingProps } from "../things/thing-button.tsx";

interface CardThingProps extends Omit<ThingProps, "about"> {
  /** What the card does. */
  readonly text: string;
}

/** A card. Whoever points at it can read in words what its signs say, and all of its text. */
export function CardThing({ text, ...rest }: CardThingProps): ReactNode {
  return <Thing {...rest} about={`${rest.label}. ${text}`} />;
}
