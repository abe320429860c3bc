import type { Action, Decision } from "abyss-rules";
import { useEffect, useRef } from "react";
import { answersOf, type Click, type Offer } from "../../interaction/clicks.ts";
import type { PartialAction } from "../../interaction/partial-action.ts";
import { requirementOf } from "../../interaction/requirement.ts";
import { RuleText } from "../news/rule-text.tsx";
import { AttackFigures } from "./attack-figures.tsx";
import { actionName, clickName, fieldName, kindName, type TextContext } from "./click-names.ts";
import { FieldChoices } from "./field-choices.tsx";
import { PaymentFigures } from "./payment-figures.tsx";
import "./action-bar.css";

interface ActionBarProps {
  readonly texts: TextContext;
  readonly decision: Decision | undefined;
  readonly offer: Offer;
  readonly revision: number;
  /** True if every action is to be confirmed. */
  readonly isConfirmed: boolean;
  readonly onChoose: (partial: PartialAction | undefined) => void;
  readonly onAct: (action: Action) => void;
}

/** The open question, and a button for every answer, for players who do not click on the table. */
export function ActionBar(props: ActionBarProps) {
  const { texts, decision, offer, revision, isConfirmed, onChoose, onAct } = props;
  const { entry, describeOptions, pageLanguage } = texts;
  const question = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any event may change the question
  useEffect(() => {
    // The pressed button may be gone: the keyboard focus moves to the question.
    if (document.activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [revision]);
  const click = ({ action, partial }: Click) =>
    action && !isConfirmed ? onAct(action) : onChoose(partial);
  return (
    <section className="action-bar" aria-label={pageLanguage.words.play.actions}>
      <h2 ref={question} tabIndex={-1}>
        {decision
          ? entry.words.describeDecision(decision, describeOptions)
          : pageLanguage.words.play.over}
      </h2>
      <AttackFigures meter={offer.meter} />
      {offer.partial && <PaymentFigures meter={offer.meter} />}
      {offer.partial ? (
        <PartialActionPanel
          texts={texts}
          partial={offer.partial}
          offer={offer}
          onClick={click}
          onAct={onAct}
          onCancel={() => onChoose(undefined)}
        />
      ) : (
        <div className="answers">
          <div className="buttons">
            {answersOf(offer).map((answer) => (
              <button
                key={answer.type + JSON.stringify(answer.value)}
                type="button"
                data-lit
                onClick={() => click(answer)}
              >
                {answer.action ? actionName(texts, answer.action) : `${clickName(texts, answer)} …`}
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

interface PartialActionPanelProps {
  readonly texts: TextContext;
  readonly partial: PartialAction;
  readonly offer: Offer;
  readonly onClick: (click: Click) => void;
  readonly onAct: (action: Action) => void;
  readonly onCancel: () => void;
}

/** A partial action: what it still needs, and a button for it if it is legal. */
function PartialActionPanel({
  texts,
  partial,
  offer,
  onClick,
  onAct,
  onCancel,
}: PartialActionPanelProps) {
  const { entry, describeOptions, pageLanguage } = texts;
  const { action } = offer;
  const { refusal, field } = requirementOf(offer);
  // The figures of a payment say what is missing; nothing is wrong before it is confirmed.
  const isMeasured = offer.meter !== undefined;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onCancel();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onCancel]);
  const confirm = useRef<HTMLButtonElement>(null);
  const isWhole = action !== undefined;
  useEffect(() => {
    // Moves the focus for keyboard players only; from the table it is a long way to here.
    if (isWhole && document.activeElement?.matches(":focus-visible"))
      confirm.current?.focus({ preventScroll: true });
  }, [isWhole]);
  return (
    <div className="partial-action">
      <div className="asked">
        <h3>{kindName(texts, partial.type)}</h3>
        {refusal && !isMeasured && (
          <p className="missing" data-missing>
            <RuleText text={entry.words.describe(refusal, describeOptions)} />
          </p>
        )}
        {field !== undefined && (
          <p className="missing" data-missing>
            {pageLanguage.words.play.choose(fieldName(texts, field))}
          </p>
        )}
      </div>
      <div className="confirming">
        {action && (
          <button
            ref={confirm}
            type="button"
            className="confirm"
            title={actionName(texts, action)}
            data-confirm
            onClick={() => onAct(action)}
          >
            <span className="clamped">{actionName(texts, action)}</span>
          </button>
        )}
        <button type="button" className="quiet" data-cancel onClick={onCancel}>
          {pageLanguage.words.play.cancel}
        </button>
      </div>
      <div className="answers">
        <FieldChoices texts={texts} offer={offer} onClick={onClick} />
      </div>
    </div>
  );
}
