import type { Action, Decision } from "abyss-rules";
import { useEffect, useRef } from "react";
import type { Click, Offer } from "../things/clicks.ts";
import type { Made } from "../things/made.ts";
import { needOf } from "../things/need.ts";
import { actionName, deedName, fieldName, kindName, type Voice } from "./click-words.ts";
import { FieldChoices } from "./field-choices.tsx";
import { RuleText } from "./rule-text.tsx";

interface ActionBarProps {
  readonly voice: Voice;
  readonly decision: Decision | undefined;
  readonly offer: Offer;
  readonly revision: number;
  readonly onChoose: (made: Made | undefined) => void;
  readonly onAct: (action: Action) => void;
}

/** What is asked, and buttons for all that can be answered: whoever does not click on the table can play by it. */
export function ActionBar({ voice, decision, offer, revision, onChoose, onAct }: ActionBarProps) {
  const { entry, telling, speech } = voice;
  const question = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens may bring another question
  useEffect(() => {
    // The button that was pressed may be gone: who plays by keyboard goes on from the question.
    if (document.activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [revision]);
  const click = ({ action, made }: Click) => (action ? onAct(action) : onChoose(made));
  return (
    <section className="action-bar" aria-label={speech.words.play.actions}>
      <h2 ref={question} tabIndex={-1}>
        {decision ? entry.words.describeDecision(decision, telling) : speech.words.play.over}
      </h2>
      {offer.made ? (
        <HalfMade
          voice={voice}
          made={offer.made}
          offer={offer}
          onClick={click}
          onAct={onAct}
          onCancel={() => onChoose(undefined)}
        />
      ) : (
        <div className="buttons">
          {offer.clicks
            .filter(({ does }) => does === "start")
            .map((start) => (
              <button key={start.type} type="button" data-lit onClick={() => click(start)}>
                {deedName(voice, start)}
                {!start.action && " …"}
              </button>
            ))}
        </div>
      )}
    </section>
  );
}

interface HalfMadeProps {
  readonly voice: Voice;
  readonly made: Made;
  readonly offer: Offer;
  readonly onClick: (click: Click) => void;
  readonly onAct: (action: Action) => void;
  readonly onCancel: () => void;
}

/** An action that was begun: what it still needs, and what it is if it can be done. */
function HalfMade({ voice, made, offer, onClick, onAct, onCancel }: HalfMadeProps) {
  const { entry, telling, speech } = voice;
  const { action } = offer;
  const { refusal, field } = needOf(offer);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onCancel();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onCancel]);
  const confirm = useRef<HTMLButtonElement>(null);
  const isWhole = action !== undefined;
  useEffect(() => {
    // Only who plays by keyboard sees where the focus is; from the table it is a long way to here.
    if (isWhole && document.activeElement?.matches(":focus-visible"))
      confirm.current?.focus({ preventScroll: true });
  }, [isWhole]);
  return (
    <div className="half-made">
      <h3>{kindName(voice, made.type)}</h3>
      {refusal && (
        <p className="missing" data-missing>
          <RuleText text={entry.words.describe(refusal, telling)} />
        </p>
      )}
      {field !== undefined && (
        <p className="missing" data-missing>
          {speech.words.play.choose(fieldName(voice, field))}
        </p>
      )}
      <div className="buttons">
        {action && (
          <button
            ref={confirm}
            type="button"
            className="confirm"
            data-confirm
            onClick={() => onAct(action)}
          >
            {actionName(voice, action)}
          </button>
        )}
        <button type="button" className="quiet" data-cancel onClick={onCancel}>
          {speech.words.play.cancel}
        </button>
      </div>
      <FieldChoices voice={voice} offer={offer} wanted={field} onClick={onClick} />
    </div>
  );
}
