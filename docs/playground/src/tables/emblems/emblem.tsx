import type { ReactNode } from "react";
import { guildShapes } from "./guild-shapes.tsx";
import { leviathanShapes } from "./leviathan-shapes.tsx";
import { raceShapes } from "./race-shapes.tsx";
import { tokenShapes } from "./token-shapes.tsx";

const shapes = { ...raceShapes, ...guildShapes, ...tokenShapes, ...leviathanShapes };

/** The name of an emblem. */
export type EmblemName = keyof typeof shapes;

/**
 * A small picture in the colour of the surrounding text. It only repeats what a nearby text or the
 * label of its card says, so screen readers skip it.
 *
 * @example
 * ```tsx
 * <Emblem name="crab" />
 * ```
 */
export function Emblem({ name }: { readonly name: EmblemName }): ReactNode {
  return (
    <svg className="emblem" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
