import { Emblem } from "../../tables/emblems/emblem.tsx";

/** A monster token as a chip. */
export function TokenChip({ value }: { readonly value: number }) {
  return (
    <span className="chip" data-kind="monster">
      <Emblem name="token" />
      <b>{value}</b>
    </span>
  );
}

/** A loot token as a chip. */
export function LootChip({ value }: { readonly value: number }) {
  return (
    <span className="chip" data-kind="loot">
      <Emblem name="loot" />
      <b>{value}</b>
    </span>
  );
}
