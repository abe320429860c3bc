import type { KrakenTypes } from "abyss-rules/kraken";
import type { Offer } from "../../interaction/clicks.ts";
import { Emblem, type EmblemName } from "../../tables/emblems/emblem.tsx";
import { usePageLanguage } from "../../words/page-language.ts";

type Meter = KrakenTypes["meter"];
type RecruitmentMeter = Extract<Meter, { readonly kind: "recruitment" }>;

const kinds: ReadonlySet<string> = new Set<Meter["kind"]>(["recruitment", "sum", "keys"]);

const isPayment = (meter: Offer["meter"]): meter is Meter =>
  meter !== undefined && kinds.has(meter.kind);

/** The figures of a payment as far as it is chosen: "7 of 10 + 3 pearls"; nothing for other actions. */
export function PaymentFigures({ meter }: { readonly meter: Offer["meter"] }) {
  const { payment: words } = usePageLanguage().words;
  if (!isPayment(meter)) return null;
  return (
    <section className="meter" aria-label={words.title} data-meter={meter.kind}>
      {meter.kind === "recruitment" && <Recruitment meter={meter} />}
      {meter.kind === "keys" && <Part emblem="key" text={words.of(meter.keys)} />}
      {meter.kind !== "keys" && <Coins {...meter} />}
    </section>
  );
}

/** The value of the allies, and a dot for each race: full if it is among them. */
function Recruitment({ meter: { value, races, required } }: { readonly meter: RecruitmentMeter }) {
  const { payment: words } = usePageLanguage().words;
  const isReached = value.has >= value.needs;
  return (
    <>
      <span className="meter-value" data-reached={isReached}>
        <b>{words.of(value)}</b>
        <span
          className="meter-bar"
          style={{ "--share": Math.min(1, value.has / Math.max(1, value.needs)) } as object}
        />
      </span>
      <span className="meter-races" role="img" aria-label={`${words.races}: ${words.of(races)}`}>
        {words.races}{" "}
        {required && (
          <span className="meter-required" data-met={required.isMet}>
            <Emblem name={required.race} />
          </span>
        )}{" "}
        {Array.from({ length: races.needs }, (_, i) => (i < races.has ? "●" : "○")).join("")}
      </span>
    </>
  );
}

/** The pearls and nebulis that are paid. */
function Coins(props: { readonly pearls: number; readonly nebulis?: number }) {
  const { pearls, nebulis = 0 } = props;
  return (
    <>
      {pearls > 0 && <Part emblem="pearl" text={`+ ${pearls}`} />}
      {nebulis > 0 && <Part emblem="nebulis" text={`+ ${nebulis}`} />}
    </>
  );
}

function Part({ emblem, text }: { readonly emblem: EmblemName; readonly text: string }) {
  return (
    <span className="meter-part">
      <b>{text}</b> <Emblem name={emblem} />
    </span>
  );
}
