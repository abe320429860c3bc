import type { Cost } from "abyss-rules/abyss/cards";
import type { ReactNode } from "react";
import { Emblem } from "../emblems/emblem.tsx";

/** A cost as printed on a card: the value, the required race, and a ring for each race of choice. */
export function CostSigns({ cost }: { readonly cost: Cost }): ReactNode {
  const ofChoice = cost.races - (cost.required ? 1 : 0);
  return (
    <span className="cost">
      <b className="cost-value">{cost.value}</b>
      <span className="cost-races">
        {cost.required && (
          <span className="cost-race" data-kind={cost.required}>
            <Emblem name={cost.required} />
          </span>
        )}
        {Array.from({ length: ofChoice }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rings are all alike
          <Emblem key={i} name="any" />
        ))}
      </span>
    </span>
  );
}
