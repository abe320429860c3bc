import type { AttackMeter } from "abyss-rules/leviathan";
import type { Offer } from "../../interaction/clicks.ts";
import { Emblem } from "../../tables/emblems/emblem.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import type { Words } from "../../words/words.ts";

/** The highest number on a die. */
const HIGHEST = 6;

const isAttack = (meter: Offer["meter"]): meter is AttackMeter => meter?.kind === "attack";

/** The figures of an attack on a leviathan, before and after the roll; nothing for other actions. */
export function AttackFigures({ meter }: { readonly meter: Offer["meter"] }) {
  const { attack: words } = usePageLanguage().words;
  if (!isAttack(meter)) return null;
  const { resistances, value, dice } = meter;
  // Every ally has a value of at least 1.
  const hasAlly = value > 0;
  return (
    <ul className="attack-figures" aria-label={words.title} data-attack>
      <li>{words.resistances(resistances)}</li>
      {hasAlly && (
        <>
          <li>
            {words.value(value)}
            {dice > 0 && (
              <>
                {" + "}
                <Emblem name={dice === 1 ? "die-6" : "two-dice"} /> {words.dice(dice)}
              </>
            )}
          </li>
          <li data-needs={meter.needs}>{needsText(words, meter)}</li>
        </>
      )}
    </ul>
  );
}

function needsText(words: Words["attack"], { needs, dice }: AttackMeter): string {
  // A die shows at least 1.
  if (needs <= (dice > 0 ? 1 : 0)) return words.isEnough;
  if (dice === 0) return words.needsMore(needs);
  return needs > HIGHEST ? words.outOfReach : words.needsRoll(needs);
}
