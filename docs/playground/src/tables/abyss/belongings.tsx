import type { Ally, Lord } from "abyss-rules/abyss/cards";
import type { Loot } from "abyss-rules/kraken/cards";
import type { ReactNode } from "react";
import { Thing } from "../../things/thing-button.tsx";
import { CardThing } from "../card-thing.tsx";
import { AllyChip } from "../cards/ally-face.tsx";
import { ExileChip, exileLabel } from "../cards/exile-face.tsx";
import { LocationChip } from "../cards/location-face.tsx";
import { LordChip, lordLabel } from "../cards/lord-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { counted } from "../parts.tsx";
import { useTableSpeech } from "../table-speech.tsx";
import type { FamilyTable } from "./family.ts";

type Area = FamilyTable["seats"][number];

/** A lord in front of a player, free, disabled or under a location. */
export function LordThing({
  lord,
  isDisabled = false,
}: {
  readonly lord: Lord;
  readonly isDisabled?: boolean;
}): ReactNode {
  const speech = useTableSpeech();
  const { words } = speech;
  const label = lordLabel(speech, lord);
  return (
    <CardThing
      zone="lord"
      value={lord}
      label={isDisabled ? `${label}; ${words.disabled}` : label}
      text={speech.card(lord).text}
    >
      <LordChip lord={lord} isDisabled={isDisabled} />
    </CardThing>
  );
}

/** An exile in front of a player. */
export function ExileThing({
  table,
  exile,
}: {
  readonly table: FamilyTable;
  readonly exile: string;
}): ReactNode {
  const speech = useTableSpeech();
  const card = table.exiles?.catalogue.find(({ id }) => id === exile);
  return (
    card && (
      <CardThing
        zone="exile"
        value={exile}
        label={exileLabel(speech, card)}
        text={speech.card(exile).text}
      >
        <ExileChip exile={card} />
      </CardThing>
    )
  );
}

/** A location of a player, with the lords or exiles under it and the loot on it. */
export function Holding(props: {
  readonly table: FamilyTable;
  readonly seat: number;
  readonly held: Area["locations"][number];
  /** How the location itself is drawn. */
  readonly children?: ReactNode;
}): ReactNode {
  const { table, seat, held, children } = props;
  const { location, lords } = held;
  const { name, text } = useTableSpeech().card(location);
  const exiles = table.exiles?.seats[seat]?.holding.find(
    (one) => one.location === location,
  )?.exiles;
  const loot = table.kraken?.loot.find((one) => one.location === location)?.values;
  return (
    <div className="holding">
      <CardThing zone="location" value={location} label={name} text={text}>
        {children ?? <LocationChip location={location} />}
      </CardThing>
      {loot && <LootOn values={loot} />}
      {lords.map((lord) => (
        <LordThing key={lord} lord={lord} />
      ))}
      {exiles?.map((exile) => (
        <ExileThing key={exile} table={table} exile={exile} />
      ))}
    </div>
  );
}

function LootOn({ values }: { readonly values: readonly Loot[] }): ReactNode {
  const { words } = useTableSpeech();
  const label = `${words.loot}: ${values.join(", ")}`;
  return (
    <span className="chip loot-chip" role="img" aria-label={label} title={label}>
      <Emblem name="loot" />
      <b>{values.join(" + ")}</b>
    </span>
  );
}

/** Allies in little room. The viewer's own affiliated ones are things: an Executioner may ask for one. */
export function Allies(props: {
  readonly allies: readonly Ally[];
  readonly zone?: "affiliated";
}): ReactNode {
  const { words, card } = useTableSpeech();
  const { allies, zone } = props;
  return counted(allies.toSorted()).map(([ally, n]) => {
    const label = words.count(card(ally).name, n);
    const chip = <AllyChip ally={ally} count={n} />;
    if (zone)
      return (
        <Thing key={ally} zone={zone} value={ally} label={label}>
          {chip}
        </Thing>
      );
    return (
      <span key={ally} role="img" aria-label={label}>
        {chip}
      </span>
    );
  });
}
