import type { ReactNode } from "react";
import { Emblem } from "./emblem.tsx";

/** Dice that show these faces. The text beside them says the same. */
export function Dice({ faces }: { readonly faces: readonly number[] }): ReactNode {
  return (
    <span className="dice" aria-hidden="true">
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice never move
        <Die key={i} face={face} />
      ))}
    </span>
  );
}

const names = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"] as const;

function Die({ face }: { readonly face: number }): ReactNode {
  const name = names[face - 1];
  return name && <Emblem name={name} />;
}
