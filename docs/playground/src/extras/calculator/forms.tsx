import * as abyss from "abyss-rules/abyss/cards";
import { type Tableau as Abyss, score as scoreAbyss } from "abyss-rules/abyss/score";
import { type Tableau as Conspiracy, score as scoreConspiracy } from "abyss-rules/conspiracy/score";
import { opponents } from "abyss-rules/conspiracy-solo/cards";
import { type Tableau as Solo, score as scoreSolo } from "abyss-rules/conspiracy-solo/score";
import { type Tableau as Exiles, score as scoreExiles } from "abyss-rules/exiles/score";
import {
  type Tableau as ExilesKraken,
  score as scoreExilesKraken,
} from "abyss-rules/exiles-kraken/score";
import {
  type Tableau as ExilesKrakenLeviathan,
  score as scoreExilesKrakenLeviathan,
} from "abyss-rules/exiles-kraken-leviathan/score";
import {
  type Tableau as ExilesLeviathan,
  score as scoreExilesLeviathan,
} from "abyss-rules/exiles-leviathan/score";
import * as kraken from "abyss-rules/kraken/cards";
import { type Tableau as Kraken, score as scoreKraken } from "abyss-rules/kraken/score";
import * as krakenLeviathan from "abyss-rules/kraken-leviathan/cards";
import {
  type Tableau as KrakenLeviathan,
  score as scoreKrakenLeviathan,
} from "abyss-rules/kraken-leviathan/score";
import * as leviathan from "abyss-rules/leviathan/cards";
import { type Tableau as Leviathan, score as scoreLeviathan } from "abyss-rules/leviathan/score";
import { usePageLanguage } from "../../words/page-language.ts";
import { AbyssFields } from "./abyss-fields.tsx";
import { ConspiracyFields } from "./conspiracy-fields.tsx";
import {
  abyssExample,
  conspiracyExample,
  krakenExample,
  leviathanExample,
  noAbyss,
  soloExample,
} from "./examples.ts";
import { ExilesField } from "./exiles-field.tsx";
import type { Editing, Form } from "./form.ts";
import { KrakenFields } from "./kraken-fields.tsx";
import { LeviathanFields } from "./leviathan-fields.tsx";
import { ChoiceField } from "./small-fields.tsx";

// Krakens are never affiliated (KR-13).
const krakenCards = { ...kraken, allies: abyss.allies };
const krakenLeviathanCards = { ...krakenLeviathan, allies: leviathan.allies };

const noKraken = { ...noAbyss, nebulis: 0, figure: false };
const noLeviathan = { wounds: 0, scourge: false };
const noConspiracy: Conspiracy = { lords: [], locations: [], pearls: 0, pearlMaster: false };

export const abyssForm: Form<Abyss> = {
  game: "abyss",
  Fields: (editing) => <AbyssFields {...editing} cards={abyss} />,
  score: scoreAbyss,
  empty: () => noAbyss,
  example: { rule: "AB-80", tableaux: [abyssExample] },
};

export const exilesForm: Form<Exiles> = {
  game: "exiles",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={abyss} />
      <ExilesField {...editing} />
    </>
  ),
  score: scoreExiles,
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
  empty: () => noKraken,
  example: { rule: "KR-79", tableaux: [krakenExample] },
};

export const exilesKrakenForm: Form<ExilesKraken> = {
  game: "exiles-kraken",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={krakenCards} />
      <KrakenFields {...editing} />
      <ExilesField {...editing} />
    </>
  ),
  score: scoreExilesKraken,
  empty: () => ({ ...noKraken, exiles: [] }),
  example: { rule: "KR-79", tableaux: [{ ...krakenExample, exiles: [] }] },
};

export const leviathanForm: Form<Leviathan> = {
  game: "leviathan",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={leviathan} />
      <LeviathanFields {...editing} />
    </>
  ),
  score: scoreLeviathan,
  empty: () => ({ ...noAbyss, ...noLeviathan }),
  example: { rule: "LE-76", tableaux: [leviathanExample] },
};

export const exilesLeviathanForm: Form<ExilesLeviathan> = {
  game: "exiles-leviathan",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={leviathan} />
      <LeviathanFields {...editing} />
      <ExilesField {...editing} />
    </>
  ),
  score: scoreExilesLeviathan,
  empty: () => ({ ...noAbyss, ...noLeviathan, exiles: [] }),
  example: { rule: "LE-76", tableaux: [{ ...leviathanExample, exiles: [] }] },
};

export const krakenLeviathanForm: Form<KrakenLeviathan> = {
  game: "kraken-leviathan",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={krakenLeviathanCards} />
      <KrakenFields {...editing} />
      <LeviathanFields {...editing} />
    </>
  ),
  score: scoreKrakenLeviathan,
  empty: () => ({ ...noKraken, ...noLeviathan }),
  example: { rule: "LE-76", tableaux: [{ ...noKraken, ...leviathanExample }] },
};

export const exilesKrakenLeviathanForm: Form<ExilesKrakenLeviathan> = {
  game: "exiles-kraken-leviathan",
  Fields: (editing) => (
    <>
      <AbyssFields {...editing} cards={krakenLeviathanCards} />
      <KrakenFields {...editing} />
      <LeviathanFields {...editing} />
      <ExilesField {...editing} />
    </>
  ),
  score: scoreExilesKrakenLeviathan,
  empty: () => ({ ...noKraken, ...noLeviathan, exiles: [] }),
  example: { rule: "LE-76", tableaux: [{ ...noKraken, ...leviathanExample, exiles: [] }] },
};

export const conspiracyForm: Form<Conspiracy> = {
  game: "conspiracy",
  Fields: ConspiracyFields,
  score: scoreConspiracy,
  empty: () => noConspiracy,
  example: { rule: "CO-34", tableaux: [conspiracyExample] },
};

/** CO-58: the player's side, then the opponent's. */
export const soloForm: Form<Solo> = {
  game: "conspiracy-solo",
  Fields: SoloFields,
  score: scoreSolo,
  sides: 2,
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
