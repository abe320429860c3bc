import { LAST_THREAT_SPACE, type Reward, rewardsOf } from "abyss-rules/abyss/cards";
import type { ReactNode } from "react";
import { TableItem } from "../../interaction/table-item.tsx";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";
import { Region } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";

const spaces = Array.from({ length: LAST_THREAT_SPACE }, (_, i) => i + 1);

/** The threat track with the rewards of each space, and what a fight would earn now. */
export function Threat({ threat }: { readonly threat: number }): ReactNode {
  const { words, part, value } = useTableTexts();
  return (
    <Region name={words.count(part("threat"), threat)} className="threat">
      <ol className="threat-track">
        {spaces.map((space) => (
          <Space key={space} space={space} isHere={space === threat} />
        ))}
      </ol>
      <div className="rewards">
        {rewardsOf(threat).map((reward) => (
          <TableItem
            key={JSON.stringify(reward)}
            zone="reward"
            value={JSON.stringify(reward)}
            label={value("reward", reward)}
          >
            <span className="chip reward">
              <Parts reward={reward} />
            </span>
          </TableItem>
        ))}
      </div>
    </Region>
  );
}

/** A space; its label says what a fight there earns. */
function Space({ space, isHere }: { readonly space: number; readonly isHere: boolean }): ReactNode {
  const { words, value } = useTableTexts();
  const rewards = rewardsOf(space).map((reward) => value("reward", reward));
  const label = words.threatSpace(space, rewards.join(" / "));
  return (
    <li className="threat-space" aria-current={isHere || undefined}>
      <span role="img" aria-label={label} title={label}>
        {space}
      </span>
    </li>
  );
}

function Parts({ reward: { keys, pearls, tokens } }: { readonly reward: Reward }): ReactNode {
  return (
    <>
      <Part n={keys} emblem="key" />
      <Part n={pearls} emblem="pearl" />
      <Part n={tokens} emblem="token" />
    </>
  );
}

function Part({ n, emblem }: { readonly n: number; readonly emblem: EmblemName }): ReactNode {
  return (
    n > 0 && (
      <span className="amount">
        <Emblem name={emblem} />
        <b>{n}</b>
      </span>
    )
  );
}
