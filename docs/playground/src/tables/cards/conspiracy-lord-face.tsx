import { type Ability, type Colour, type Lord, lordCards } from "abyss-rules/conspiracy/cards";
import type { ReactNode } from "react";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";
import { useTableTexts } from "../table-texts.tsx";

/** The colours of Conspiracy correspond to guilds, and use their emblems. */
export const guildOf = {
  yellow: "farmer",
  red: "soldier",
  green: "merchant",
  blue: "politician",
  purple: "mage",
} as const satisfies Readonly<Record<Colour, EmblemName>>;

/** The ability of a lord of Conspiracy as signs. */
function signsOf(ability: Ability): EmblemName[] {
  switch (ability.kind) {
    case "swap":
      return ["swap"];
    case "reveal":
      return ["reveal"];
    case "key":
      return [ability.key === "gold" ? "key" : "key-silver"];
    case "pearls":
      return Array.from({ length: ability.pearls }, () => "pearl");
  }
}

/** A lord of Conspiracy: its colour, influence and ability. */
export function ConspiracyLordFace({ lord }: { readonly lord: Lord }): ReactNode {
  const { value } = useTableTexts();
  const { colour, influence, ability } = lordCards[lord];
  return (
    <span className="card senator" data-kind={guildOf[colour]}>
      <span className="art" />
      <b className="senator-influence">{influence}</b>
      <Emblem name={guildOf[colour]} />
      <Signs ability={ability} />
      <span className="card-foot">{value("colour", colour)}</span>
    </span>
  );
}

/** A lord as a chip. */
export function ConspiracyLordChip({ lord }: { readonly lord: Lord }): ReactNode {
  const { colour, influence, ability } = lordCards[lord];
  return (
    <span className="chip senator-chip" data-kind={guildOf[colour]}>
      <Emblem name={guildOf[colour]} />
      <b>{influence}</b>
      {ability.kind === "key" && <Signs ability={ability} />}
    </span>
  );
}

function Signs({ ability }: { readonly ability: Ability }): ReactNode {
  return (
    <span className="signs">
      {signsOf(ability).map((sign, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the signs of a lord never move
        <Emblem key={i} name={sign} />
      ))}
    </span>
  );
}
