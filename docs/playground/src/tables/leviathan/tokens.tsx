import type { LeviathanToken } from "abyss-rules/leviathan/cards";
import type { ReactNode } from "react";
import type { FamilyTable } from "../../family/table.ts";
import { CardItem } from "../card-item.tsx";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";
import { withCopies } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";

/** The leviathan tokens of a player that the viewer knows. */
export const knownTokens = ({ leviathan }: FamilyTable, seat: number): LeviathanToken[] =>
  (leviathan?.seats[seat]?.tokens ?? []).filter((token) => token !== null);

/** What a leviathan token gives, as signs. */
const signs = {
  "two-pearls": { n: 2, emblem: "pearl" },
  "three-pearls": { n: 3, emblem: "pearl" },
  key: { n: 1, emblem: "key" },
  "council-stack": { n: 1, emblem: "council-stack" },
} as const satisfies Readonly<
  Record<LeviathanToken, { readonly n: number; readonly emblem: EmblemName }>
>;

/** The face of a leviathan token. */
function TokenFace({ token, count = 1 }: TokenProps): ReactNode {
  const { n, emblem } = signs[token];
  return (
    <span className="chip" data-kind="leviathan">
      <Emblem name="leviathan-token" />
      {n > 1 && <b>{n}</b>}
      <Emblem name={emblem} />
      {count > 1 && <span className="times">×{count}</span>}
    </span>
  );
}

interface TokenProps {
  readonly token: LeviathanToken;
  readonly count?: number;
}

/** Leviathan tokens that cannot be clicked: revealed ones, and those of other players that are known. */
export function TokenChip({ token, count = 1 }: TokenProps): ReactNode {
  const { words, card } = useTableTexts();
  const { name } = card({ kind: "leviathan-token", id: token });
  const label = count > 1 ? words.count(name, count) : name;
  return (
    <span role="img" aria-label={label} title={label}>
      <TokenFace token={token} count={count} />
    </span>
  );
}

/** The viewer's own leviathan tokens, face up. */
export function OwnTokens({ tokens }: { readonly tokens: readonly LeviathanToken[] }): ReactNode {
  const { card } = useTableTexts();
  return withCopies(tokens).map(({ item: token, copy }) => {
    const { name, text } = card({ kind: "leviathan-token", id: token });
    return (
      <CardItem
        key={`${token} ${copy}`}
        zone="leviathan-token"
        value={token}
        copy={copy}
        label={name}
        text={text}
      >
        <TokenFace token={token} />
      </CardItem>
    );
  });
}
