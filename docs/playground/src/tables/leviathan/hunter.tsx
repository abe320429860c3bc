import type { ReactNode } from "react";
import type { FamilyTable } from "../../family/table.ts";
import { Emblem } from "../emblems/emblem.tsx";
import { Amount, Tag } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";

interface OfSeat {
  readonly area: NonNullable<FamilyTable["leviathan"]>;
  readonly seat: number;
}

/** What Leviathan adds to the counts of a player: leviathan tokens, kills and wounds. */
export function HunterCounts({ area, seat }: OfSeat): ReactNode {
  const { part } = useTableTexts();
  const hunter = area.seats[seat];
  if (!hunter) return null;
  return (
    <>
      <Amount emblem="leviathan-token" what={part("leviathanTokens")} n={hunter.tokens.length} />
      <Amount emblem="leviathan" what={part("killed")} n={hunter.killed.length} />
      <Amount emblem="wound" what={part("wounds")} n={hunter.wounds} />
    </>
  );
}

/** The Scourge, beside the player who has it. */
export function ScourgeTag({ area, seat }: OfSeat): ReactNode {
  const { part } = useTableTexts();
  if (area.scourge !== seat) return null;
  return (
    <Tag kind="scourge">
      <Emblem name="scourge" /> {part("scourge")}
    </Tag>
  );
}
