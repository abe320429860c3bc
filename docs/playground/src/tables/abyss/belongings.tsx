import type { Loot } from "abyss-rules/kraken/cards";
import type { ReactNode } from "react";
import type { Ally, Lord } from "../../family/cards.ts";
import type { FamilyTable } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { CardItem } from "../card-item.tsx";
import { AllyChip } from "../cards/ally-face.tsx";
import { ExileChip, ExileFace, exileLabel } from "../cards/exile-face.tsx";
import { LocationChip, LocationFace } from "../cards/location-face.tsx";
import { LordChip, LordFace, lordLabel } from "../cards/lord-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { counted } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";

type Area = FamilyTable["seats"][number];

/** A lord of a player: free, disabled or under a location. */
export function LordItem({
  lord,
  isDisabled = false,
}: {
  readonly lord: Lord;
  readonly isDisabled?: boolean;
}): ReactNode {
  const texts = useTableTexts();
  const { words } = texts;
  const label = lordLabel(texts, lord);
  return (
    <CardItem
      zone="lord"
      value={lord}
      label={isDisabled ? `${label}; ${words.disabled}` : label}
      text={texts.card(lord).text}
      zoom={<LordFace lord={lord} />}
    >
      <LordChip lord={lord} isDisabled={isDisabled} />
    </CardItem>
  );
}

/** An exile of a player. */
export function ExileItem({
  table,
  exile,
}: {
  readonly table: FamilyTable;
  readonly exile: string;
}): ReactNode {
  const texts = useTableTexts();
  const card = table.exiles?.catalogue.find(({ id }) => id === exile);
  return (
    card && (
      <CardItem
        zone="exile"
        value={exile}
        label={exileLabel(texts, card)}
        text={texts.card({ kind: "exile", id: exile }).text}
        zoom={<ExileFace exile={card} />}
      >
        <ExileChip exile={card} />
      </CardItem>
    )
  );
}

/** A location of a player, with the lords or exiles under it and the loot on it. */
export function Holding(props: {
  readonly table: FamilyTable;
  readonly seat: number;
  readonly held: Area["locations"][number];
}): ReactNode {
  const { table, seat, held } = props;
  const { location, lords } = held;
  const { name, text } = useTableTexts().card(location);
  const exiles = table.exiles?.seats[seat]?.holding.find(
    (one) => one.location === location,
  )?.exiles;
  const loot = table.kraken?.loot.find((one) => one.location === location)?.values;
  return (
    <div className="holding">
      <CardItem
        zone="location"
        value={location}
        label={name}
        text={text}
        zoom={<LocationFace location={location} />}
      >
        <LocationChip location={location} />
      </CardItem>
      {loot && <LootOn values={loot} />}
      {lords.map((lord) => (
        <LordItem key={lord} lord={lord} />
      ))}
      {exiles?.map((exile) => (
        <ExileItem key={exile} table={table} exile={exile} />
      ))}
    </div>
  );
}

function LootOn({ values }: { readonly values: readonly Loot[] }): ReactNode {
  const { part } = useTableTexts();
  const label = `${part("loot")}: ${values.join(", ")}`;
  return (
    <span className="chip loot-chip" role="img" aria-label={label} title={label}>
      <Emblem name="loot" />
      <b>{values.join(" + ")}</b>
    </span>
  );
}

/** Allies as chips. The viewer's own affiliated allies are clickable, for the Executioner. */
export function Allies(props: {
  readonly allies: readonly Ally[];
  readonly zone?: "affiliated";
}): ReactNode {
  const { words, card } = useTableTexts();
  const { allies, zone } = props;
  return counted(allies.toSorted()).map(([ally, n]) => {
    const label = words.count(card(ally).name, n);
    const chip = <AllyChip ally={ally} count={n} />;
    if (zone)
      return (
        <TableItem key={ally} zone={zone} value={ally} label={label}>
          {chip}
        </TableItem>
      );
    return (
      <span key={ally} role="img" aria-label={label}>
        {chip}
      </span>
    );
  });
}
