import { type Location, tokenCopies, tokenValues } from "abyss-rules/kraken/cards";
import { disabledLordsRules, type Tableau as KrakenTableau } from "abyss-rules/kraken/score";
import type { Tableau as LeviathanTableau } from "abyss-rules/kraken-leviathan/score";
import { type Ally, type Lord, lordCard } from "../../family/cards.ts";
import type { Merge } from "../../family/merge.ts";
import { AllyChip } from "../../tables/cards/ally-face.tsx";
import { LocationChip } from "../../tables/cards/location-face.tsx";
import { LordChip } from "../../tables/cards/lord-face.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import { CardPicker } from "./card-picker.tsx";
import type { Editing } from "./form.ts";
import { ChoiceField, NumberField } from "./small-fields.tsx";
import { TokenChip } from "./token-chip.tsx";

/** The fields that every game based on Abyss has, with the cards of all boxes. */
type Tableau = Omit<Merge<KrakenTableau, LeviathanTableau>, "nebulis" | "figure" | "loot">;

/** The cards of a game based on Abyss. */
interface Cards {
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
  /** The allies that can be affiliated. */
  readonly allies: readonly Ally[];
  copiesOf(ally: Ally): number;
}

/** The fields that every game based on Abyss scores; `cards` are those of the game. */
export function AbyssFields({
  tableau,
  edit,
  gain,
  nameOf,
  cards,
}: Editing<Tableau> & { readonly cards: Cards }) {
  const {
    label,
    abyss: { parts },
  } = usePageLanguage().locale;
  const lordName = (lord: Lord) => `${nameOf(lord)} ${lordCard(lord).influence}`;
  const { lords, disabled = [] } = tableau;
  const withLords = (chosen: readonly Lord[]) => ({
    lords: chosen,
    disabled: disabled.filter((lord) => chosen.includes(lord)),
  });
  return (
    <>
      <CardPicker
        title={label(parts.lords)}
        cards={cards.lords}
        chosen={lords}
        nameOf={lordName}
        face={(lord) => <LordChip lord={lord} />}
        gain={(chosen) => gain(withLords(chosen))}
        onChange={(chosen) => edit(withLords(chosen))}
      />
      {lords.length > 0 && <DisabledLords {...{ tableau, edit, gain, nameOf }} />}
      <CardPicker
        title={label(parts.locations)}
        cards={cards.locations}
        chosen={tableau.locations}
        nameOf={nameOf}
        face={(location) => <LocationChip location={location} />}
        gain={(locations) => gain({ locations })}
        onChange={(locations) => edit({ locations })}
      />
      <CardPicker
        title={label(parts.affiliated)}
        cards={cards.allies}
        chosen={tableau.affiliated}
        copies={(ally) => cards.copiesOf(ally)}
        nameOf={nameOf}
        face={(ally) => <AllyChip ally={ally} />}
        gain={(affiliated) => gain({ affiliated })}
        onChange={(affiliated) => edit({ affiliated })}
      />
      <CardPicker
        title={label(parts.tokens)}
        cards={tokenValues}
        chosen={tableau.monsterTokens}
        copies={(token) => tokenCopies[token]}
        nameOf={String}
        face={(token) => <TokenChip value={token} />}
        gain={(monsterTokens) => gain({ monsterTokens })}
        onChange={(monsterTokens) => edit({ monsterTokens })}
      />
      <NumberField
        name="pearls"
        title={label(parts.pearls)}
        emblem="pearl"
        value={tableau.pearls}
        gain={(pearls) => gain({ pearls })}
        onChange={(pearls) => edit({ pearls })}
      />
    </>
  );
}

/** AB-39: which lords are disabled, and how they count. */
function DisabledLords({
  tableau: { lords, disabled = [], disabledLords = "influence" },
  edit,
  gain,
  nameOf,
}: Omit<Editing<Tableau>, "seat">) {
  const {
    label,
    abyss: { parts },
  } = usePageLanguage().locale;
  const words = useExtrasWords().calculator.fields;
  const ruleNames = { influence: words.disabledInfluence, all: words.disabledAll };
  return (
    <details>
      <summary>{label(parts.disabled)}</summary>
      <CardPicker
        title={label(parts.disabled)}
        cards={lords}
        chosen={disabled}
        nameOf={nameOf}
        face={(lord) => <LordChip lord={lord} isDisabled={disabled.includes(lord)} />}
        gain={(chosen) => gain({ disabled: chosen })}
        onChange={(chosen) => edit({ disabled: chosen })}
      />
      <ChoiceField
        name="disabledLords"
        title={words.disabledLords}
        value={disabledLords}
        names={disabledLordsRules}
        nameOf={(rule) => ruleNames[rule]}
        onChange={(rule) => edit({ disabledLords: rule })}
      />
    </details>
  );
}
