import { locations, lords } from "abyss-rules/abyss/cards";
import { type Tableau as Abyss, score as scoreAbyss } from "abyss-rules/abyss/score";
import { type Tableau as Conspiracy, score as scoreConspiracy } from "abyss-rules/conspiracy/score";
import { opponents } from "abyss-rules/conspiracy-solo/cards";
import { type Tableau as Solo, score as scoreSolo } from "abyss-rules/conspiracy-solo/score";
import { type Tableau as Exiles, score as scoreExiles } from "abyss-rules/exiles/score";
import { type Tableau as Both, score as scoreBoth } from "abyss-rules/exiles-kraken/score";
import { locations as allLocations, lords as allLords } from "abyss-rules/kraken/cards";
import { type Tableau as Kraken, score as scoreKraken } from "abyss-rules/kraken/score";
import { usePageLanguage } from "../../words/page-language.ts";
import { AbyssFields } from "./abyss-fields.tsx";
import { ConspiracyFields } from "./conspiracy-fields.tsx";
import { abyssExample, conspiracyExample, krakenExample, soloExample } from "./examples.ts";
import { ExilesField } from "./exiles-field.tsx";
import type { Editing, Form } from "./form.ts";
import { KrakenFields } from "./kraken-fields.tsx";
import { ChoiceField } from "./small-fields.tsx";

const players = { min: 1, max: 4 };
const abyssCards = { lords, locations };
const krakenCards = { lords: allLords, locations: allLocations };

const noAbyss: Abyss = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
};
const noKraken: Kraken = { ...noAbyss, nebulis: 0, figure: false };
const noConspiracy: Conspiracy = { lords: [], locations: [], pearls: 0, pearlMaster: false };

export const abyssForm: Form<Abyss> = {
  game: "abyss",
  Fields: (editing) => <AbyssFields {...editing} cards={abyssCards} />,
  score: scoreAbyss,
  players,
  empty: () => noAbyss,
  example: { rule: "AB-80", tableaux: [abyssExample] },
};

export const exilesForm: Form<Exiles> = {
  game: "exiles",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={abyssCards} />
      <ExilesField {...editing} />
    </>
  ),
  score: scoreExiles,
  players,
  empty: () => ({ ...noAbyss, exiles: [] }),
  example: { rule: "AB-80", tableaux: [{ ...abyssExample, exiles: [] }] },
};

export const krakenForm: Form<Kraken> = {
  game: "kraken",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={krakenCards} />
      <KrakenFields {...editing} />
    </>
  ),
  score: scoreKraken,
  players,
  empty: () => noKraken,
  example: { rule: "KR-79", tableaux: [krakenExample] },
};

export const bothForm: Form<Both> = {
  game: "exiles-kraken",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={krakenCards} />
      <KrakenFields {...editing} />
      <ExilesField {...editing} />
    </>
  ),
  score: scoreBoth,
  players,
  empty: () => ({ ...noKraken, exiles: [] }),
  example: { rule: "KR-79", tableaux: [{ ...krakenExample, exiles: [] }] },
};

export const conspiracyForm: Form<Conspiracy> = {
  game: "conspiracy",
  Fields: ConspiracyFields,
  score: scoreConspiracy,
  players,
  empty: () => noConspiracy,
  example: { rule: "CO-34", tableaux: [conspiracyExample] },
};

/** CO-58: the player's side, then the opponent's. */
export const soloForm: Form<Solo> = {
  game: "conspiracy-solo",
  Fields: SoloFields,
  score: scoreSolo,
  players: { min: 2, max: 2 },
  empty: (seat) =>
    seat === 0 ? { ...noConspiracy, pearlMaster: true } : { ...noConspiracy, opponent: "farmer" },
  nameOf: (seat, { label, conspiracySolo: { parts } }) =>
    seat === 1 ? label(parts.opponent) : undefined,
  example: { rule: "CO-68", tableaux: soloExample },
};

function SoloFields(editing: Editing<Solo>) {
  const { locale } = usePageLanguage();
  const { tableau, edit, nameOf } = editing;
  return (
    <>
      {tableau.opponent !== undefined && (
        <ChoiceField
          name="opponent"
          title={locale.label(locale.conspiracySolo.parts.opponent)}
          value={tableau.opponent}
          names={opponents}
          nameOf={nameOf}
          onChange={(opponent) => edit({ opponent })}
        />
      )}
      <ConspiracyFields {...editing} />
    </>
  );
}
