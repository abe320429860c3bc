import { edit, type Problem, RulesError } from "abyss-rules";
import type { GameEntry } from "../../play/games/game-entry.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import { CardMover } from "./card-mover.tsx";
import { type FieldTexts, useFieldTexts } from "./field-texts.ts";
import { FigureField } from "./figure-field.tsx";
import { type Change, fieldsOf, makeChanges } from "./table-fields.ts";
import type { PositionDraft } from "./use-draft.ts";
import "./editor.css";

interface PositionEditorProps {
  readonly entry: GameEntry;
  /** The full state, with every hidden card. */
  readonly state: object;
  readonly names: readonly string[];
  readonly draft: PositionDraft;
  /** Called with the changed state. */
  readonly onEdited: (state: object) => void;
}

/** The editor of a position, folded until it is needed. */
export function PositionEditor(props: PositionEditorProps) {
  const words = useExtrasWords().editor;
  const { isOpen, setOpen } = props.draft;
  return (
    <details
      data-edit-position
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.title}</summary>
      {isOpen && <Editor {...props} />}
    </details>
  );
}

/** Changes figures and moves cards of a position; the result can be played if it is possible. */
export function Editor({ entry, state, names, draft, onEdited }: PositionEditorProps) {
  const words = useExtrasWords().editor;
  const { words: page } = usePageLanguage();
  const { changes, setChanges } = draft;
  const texts = useFieldTexts(entry, names, state);
  const { table } = structuredClone(state) as { readonly table: object };
  makeChanges(table, changes);
  const fields = fieldsOf(table, texts.parts);
  const figures = fields.filter((field) => "value" in field);
  const places = fields.filter((field) => "cards" in field);
  const edited = tryEdit(entry, state, changes);
  const change = (one: Change) => setChanges([...changes, one]);
  const owners = [undefined, ...names.keys()].filter((owner) =>
    figures.some((figure) => figure.owner === owner),
  );
  return (
    <div className="editor" data-editor>
      <p>{words.about}</p>
      {owners.map((owner) => (
        <fieldset key={owner ?? "table"} className="editor-figures">
          <legend>{owner === undefined ? page.play.table : names[owner]}</legend>
          {figures
            .filter((figure) => figure.owner === owner)
            .map((figure) => (
              <FigureField
                key={figure.path.join(".")}
                title={texts.nameOf({ ...figure, owner: undefined })}
                figure={figure}
                names={names}
                onChange={(value) => change({ path: figure.path, value })}
              />
            ))}
        </fieldset>
      ))}
      <CardMover places={places} texts={texts} onMove={change} />
      <div aria-live="polite">
        {"problems" in edited && <Problems problems={edited.problems} texts={texts} />}
      </div>
      <p className="buttons">
        <button
          type="button"
          className="confirm"
          data-apply
          disabled={changes.length === 0 || "problems" in edited}
          onClick={() => {
            if (!("state" in edited)) return;
            onEdited(edited.state);
            document.getElementById("table")?.focus();
          }}
        >
          {words.apply}
        </button>
        <button
          type="button"
          className="quiet"
          data-reset
          disabled={changes.length === 0}
          onClick={() => setChanges([])}
        >
          {words.reset}
        </button>
      </p>
    </div>
  );
}

/** The state with the changes, or everything that is wrong with it. */
function tryEdit(
  { game }: GameEntry,
  state: object,
  changes: readonly Change[],
): { readonly state: object } | { readonly problems: readonly Problem[] } {
  try {
    return { state: edit(game, state, (table) => makeChanges(table, changes)) };
  } catch (error) {
    if (error instanceof RulesError) return { problems: error.problems };
    throw error;
  }
}

/** What is impossible, and where. */
function Problems({
  problems,
  texts,
}: {
  readonly problems: readonly Problem[];
  readonly texts: FieldTexts;
}) {
  const words = useExtrasWords().calculator;
  return (
    <div className="problems" data-problems>
      <p>{words.problems}</p>
      <ul>
        {problems.map(({ path, reason }) => (
          <li key={`${path.join(".")} ${reason}`}>
            {path.length > 0 && `${texts.pathName(path)}: `}
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
