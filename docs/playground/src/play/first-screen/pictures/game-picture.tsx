import type { ReactNode } from "react";
import type { GameId } from "../../games/rules.ts";
import { conspiracyScene, soloFigure } from "./conspiracy.tsx";
import { Deep } from "./deep.tsx";
import { exilesFigures, krakenArms, leviathanCoils, palace } from "./layers.tsx";

/** The layers of a game's picture, from back to front: a mix shows what its modules show. */
function layersOf(id: GameId): readonly ReactNode[] {
  if (id === "conspiracy") return [conspiracyScene];
  if (id === "conspiracy-solo") return [conspiracyScene, soloFigure];
  return [
    palace,
    id.includes("leviathan") && leviathanCoils,
    id.includes("kraken") && krakenArms,
    id.includes("exiles") && exilesFigures,
  ].filter(Boolean);
}

/** The drawing of a game on the first screen. */
export function GamePicture({ id }: { readonly id: GameId }) {
  return (
    <svg
      className={`game-picture of-${id}`}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Deep />
      {layersOf(id).map((layer, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a picture never change
        <g key={i}>{layer}</g>
      ))}
    </svg>
  );
}
