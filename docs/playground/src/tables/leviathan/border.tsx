import { type BorderSpace, borderSpaces } from "abyss-rules/leviathan/cards";
import type { ReactNode } from "react";
import type { FamilyTable, FamilyView } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { CardItem } from "../card-item.tsx";
import { Empty } from "../cards/backs.tsx";
import { Region, Tag } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { attackerIn, comingIn } from "./agenda.ts";
import { LeviathanFace, leviathanLabel } from "./leviathan-face.tsx";
import { LeviathanSupply } from "./supply.tsx";

type Area = NonNullable<FamilyTable["leviathan"]>;
type Beast = Area["border"][number];

/** The border: a space for each sum of two dice, with its leviathan; beside it, the deck and both supplies of tokens. */
export function Border({ view, area }: { readonly view: FamilyView; readonly area: Area }) {
  const { part } = useTableTexts();
  const attacker = attackerIn(view);
  return (
    <Region name={part("border")} className="border">
      <div className="row scrolls border-row" data-scrolls>
        <LeviathanSupply area={area} baseTokens={view.table.tokens.length} />
        <ol className="border-spaces">
          {borderSpaces.map((space) => (
            <Space
              key={space}
              space={space}
              beast={area.border.find((one) => one.space === space)}
              isTarget={(leviathan) => area.fight?.target === leviathan}
              isAttacking={(leviathan) => attacker === leviathan}
            />
          ))}
        </ol>
      </div>
      <Coming view={view} />
    </Region>
  );
}

interface SpaceProps {
  readonly space: BorderSpace;
  readonly beast: Beast | undefined;
  readonly isTarget: (leviathan: string) => boolean;
  readonly isAttacking: (leviathan: string) => boolean;
}

function Space({ space, beast, isTarget, isAttacking }: SpaceProps): ReactNode {
  const texts = useTableTexts();
  const { words, part, value, card } = texts;
  const name = value("space", space);
  return (
    <li className="border-space">
      <span className="border-number" aria-hidden="true">
        {name}
      </span>
      {beast ? (
        <CardItem
          zone="leviathan"
          value={beast.leviathan}
          label={`${leviathanLabel(texts, beast.leviathan, beast.lost)}; ${words.border.space(name)}`}
          text={card(beast.leviathan).text}
        >
          <LeviathanFace leviathan={beast.leviathan} lost={beast.lost} />
        </CardItem>
      ) : (
        <TableItem zone="border-space" value={space} label={words.border.empty(name)}>
          <Empty className="leviathan" />
        </TableItem>
      )}
      {beast && isTarget(beast.leviathan) && <Tag kind="fight">{part("fight")}</Tag>}
      {beast && isAttacking(beast.leviathan) && <Tag kind="attack">{words.border.attacking}</Tag>}
    </li>
  );
}

/** A leviathan that was drawn, and has no space yet. */
function Coming({ view }: { readonly view: FamilyView }): ReactNode {
  const texts = useTableTexts();
  const leviathan = comingIn(view);
  if (!leviathan) return null;
  return (
    <div className="offered">
      <h4>{texts.words.border.coming}</h4>
      <span role="img" aria-label={leviathanLabel(texts, leviathan, 0)}>
        <LeviathanFace leviathan={leviathan} lost={0} />
      </span>
    </div>
  );
}
