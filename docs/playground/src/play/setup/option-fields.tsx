import { opponents } from "abyss-rules/conspiracy-solo/cards";
import { useId } from "react";
import { usePageLanguage } from "../../words/page-language.ts";
import type { Agreement, Chosen } from "../games/game-entry.ts";
import { entryOf } from "../games/games.ts";
import type { GameId } from "../games/rules.ts";
import { RuleLink } from "../news/rule-link.tsx";

/** The choices of the set-up besides the players. */
export type SetupOptions = Omit<Chosen, "players">;

interface OptionFieldsProps {
  readonly game: GameId;
  /** The names of the sides, by seat; in a game for one, with the opponent. */
  readonly sides: readonly string[];
  readonly setupOptions: SetupOptions;
  readonly onChange: (setupOptions: SetupOptions) => void;
}

const ruleOf: Readonly<Record<Agreement, string>> = {
  bonusLocations: "CO-36",
  onlyNeededAllies: "AB-34",
  disabledLordsCount: "AB-39",
};

/** The fields for the first player, the opponent and the optional rules. */
export function OptionFields({ game, sides, setupOptions, onChange }: OptionFieldsProps) {
  const { setup } = usePageLanguage().words;
  const id = useId();
  const { agreements } = entryOf(game);
  const isSolo = game === "conspiracy-solo";
  const { firstPlayer: begins, agreed } = setupOptions;
  const first = begins !== undefined && begins < sides.length ? begins : undefined;
  const toggle = (one: Agreement, isAgreed: boolean) =>
    onChange({
      ...setupOptions,
      agreed: isAgreed ? [...agreed, one] : agreed.filter((other) => other !== one),
    });
  return (
    <fieldset className="seats">
      <legend>{setup.options}</legend>
      {isSolo && <OpponentField game={game} setupOptions={setupOptions} onChange={onChange} />}
      <p className="field">
        <label htmlFor={`${id}first`}>{setup.firstPlayer}</label>
        <select
          id={`${id}first`}
          data-setup="firstPlayer"
          value={first ?? (isSolo ? 0 : "")}
          onChange={({ target: { value } }) => {
            const { firstPlayer: _, ...rest } = setupOptions;
            onChange(value === "" ? rest : { ...rest, firstPlayer: Number(value) });
          }}
        >
          {!isSolo && <option value="">{setup.byChance}</option>}
          {sides.map((side, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
            <option key={seat} value={seat}>
              {side}
            </option>
          ))}
        </select>
      </p>
      {agreements.map((one) => (
        <p key={one} className="agreement">
          <label>
            <input
              type="checkbox"
              data-setup={one}
              checked={agreed.includes(one)}
              onChange={({ target }) => toggle(one, target.checked)}
            />{" "}
            {setup.agreements[one]}
          </label>{" "}
          <RuleLink rule={ruleOf[one]} />
        </p>
      ))}
    </fieldset>
  );
}

/** The field for the opponent (CO-39). */
function OpponentField({ game, setupOptions, onChange }: Omit<OptionFieldsProps, "sides">) {
  const { words, locale } = usePageLanguage();
  const { describeCard } = entryOf(game).words;
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{locale.label(locale.conspiracySolo.parts.opponent)}</label>
      <select
        id={id}
        data-setup="opponent"
        value={setupOptions.opponent ?? ""}
        onChange={({ target: { value } }) => {
          const { opponent: _, ...rest } = setupOptions;
          const opponent = opponents.find((one) => one === value);
          onChange(opponent ? { ...rest, opponent } : rest);
        }}
      >
        <option value="">{words.setup.byChance}</option>
        {opponents.map((one) => (
          <option key={one} value={one}>
            {describeCard(one, { locale }).name}
          </option>
        ))}
      </select>
    </p>
  );
}
