import { type Location, tokenCopies, tokenValues } from "abyss-rules/kraken/cards";
import { disabledLordsRules, type Tableau as KrakenTableau } from "abyss-rules/kraken/score";
import type { Tableau as LeviathanTableau } from "abyss-rules/kraken-leviathan/score";
import { type Ally, type Lord, lordCard } from "../../family/cards.ts";
import type { Merge } from "../../family/merge.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import { CardPicker } from "./card-picker.tsx";
import type { Editing } from "./form.ts";
import { ChoiceField, NumberField } from "./small-fields.tsx";

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
  nameOf,
  cards,
}: Editing<Tableau> & { readonly cards: Cards }) {
  const {
    label,
    abyss: { parts },
  } = usePageLanguage().locale;
  const lordName = (lord: Lord) => `${nameOf(lord)} ${lordCard(lord).influence}`;
  const { lords, disabled = [] } = tableau;
  return (
    <>
      <CardPicker
        title={label(parts.lords)}
        cards={cards.lords}
        chosen={lords}
        nameOf={lordName}
        onChange={(chosen) =>
          edit({ lords: chosen, disabled: disabled.filter((lord) => chosen.includes(lord)) })
        }
      />
      {lords.length > 0 && <DisabledLords tableau={tableau} edit={edit} nameOf={nameOf} />}
      <CardPicker
        title={label(parts.locations)}
        cards={cards.locations}
        chosen={tableau.locations}
        nameOf={nameOf}
        onChange={(locations) => edit({ locations })}
      />
      <CardPicker
        title={label(parts.affiliated)}
        cards={cards.allies}
        chosen={tableau.affiliated}
        copies={(ally) => cards.copiesOf(ally)}
        nameOf={nameOf}
        onChange={(affiliated) => edit({ affiliated })}
      />
      <CardPicker
        title={label(parts.tokens)}
        cards={tokenValues}
        chosen={tableau.monsterTokens}
        copies={(token) => tokenCopies[token]}
        nameOf={String}
        onChange={(monsterTokens) => edit({ monsterTokens })}
      />
      <NumberField
        name="pearls"
        title={label(parts.pearls)}
        value={tableau.pearls}
        onChange={(pearls) => edit({ pearls })}
      />
    </>
  );
}

/** AB-39: which lords are disabled, and how they count. */
function DisabledLords({
  tableau: { lords, disabled = [], disabledLords = "influence" },
  edit,
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
