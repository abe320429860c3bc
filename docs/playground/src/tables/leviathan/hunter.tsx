import type { ReactNode } from "react";
import type { FamilyTable } from "../../family/table.ts";
import { Amount } from "../parts.tsx";
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
      <NotNone emblem="leviathan-token" what={part("leviathanTokens")} n={hunter.tokens.length} />
      <NotNone emblem="leviathan" what={part("killed")} n={hunter.killed.length} />
      <NotNone emblem="wound" what={part("wounds")} n={hunter.wounds} />
    </>
  );
}

/** An amount; nothing for none, as most players have few of them. */
const NotNone = (props: Parameters<typeof Amount>[0]): ReactNode =>
  props.n > 0 && <Amount {...props} />;
