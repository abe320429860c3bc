import {
  type Leviathan,
  type LifePoint,
  leviathanCard,
  type Penalty,
} from "abyss-rules/leviathan/cards";
import type { ReactNode } from "react";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";
import { type TableTexts, useTableTexts } from "../table-texts.tsx";

/** A leviathan: the races that can attack it, its life points, and its penalty. */
export function LeviathanFace(props: {
  readonly leviathan: Leviathan;
  /** How many life points it has lost. */
  readonly lost: number;
}): ReactNode {
  const { leviathan, lost } = props;
  const { card } = useTableTexts();
  const { alliedRaces, life, penalty } = leviathanCard(leviathan);
  return (
    <span className="card leviathan" data-kind="leviathan" data-penalty={penalty.kind}>
      <span className="art" />
      <span className="card-head">
        <span className="allied-races">
          {alliedRaces.map((race) => (
            <span key={race} className="cost-race" data-kind={race}>
              <Emblem name={race} />
            </span>
          ))}
        </span>
      </span>
      <span className="life">
        {life.map((point, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a life point is known by its place in the column
          <LifePointRow key={i} point={point} isLost={i < lost} />
        ))}
      </span>
      <PenaltySigns penalty={penalty} />
      <span className="card-foot">{card(leviathan).name}</span>
    </span>
  );
}

/** The resistance of a life point, and the tokens that it earns. */
function LifePointRow({
  point: { resistance, tokens },
  isLost,
}: {
  readonly point: LifePoint;
  readonly isLost: boolean;
}): ReactNode {
  return (
    <span className="life-point" data-lost={isLost}>
      <span className="badge-influence">
        <Emblem name="influence" />
        <b>{resistance}</b>
      </span>
      <span className="amount">
        <Emblem name="token" />
        <b>{tokens}</b>
      </span>
    </span>
  );
}

const penaltyEmblems = {
  wounds: "wound",
  pearls: "pearl",
  allies: "hand",
  lord: "influence",
} as const satisfies Readonly<Record<Penalty["kind"], EmblemName>>;

/** What an attack of the leviathan costs. */
function PenaltySigns({ penalty: { kind, count } }: { readonly penalty: Penalty }): ReactNode {
  return (
    <span className="penalty">
      <b>−{count}</b>
      <Emblem name={penaltyEmblems[kind]} />
    </span>
  );
}

/** The text of a leviathan for screen readers: its name, and the life that it has left. */
export function leviathanLabel(
  { words, card }: TableTexts,
  leviathan: Leviathan,
  lost: number,
): string {
  const left = leviathanCard(leviathan).life.slice(lost);
  const resistances = left.map(({ resistance }) => resistance);
  return `${card(leviathan).name}; ${words.border.lifeLeft(resistances, lost)}`;
}
