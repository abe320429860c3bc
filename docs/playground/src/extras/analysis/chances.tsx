import type { GameTypes, Step } from "abyss-rules";
import { BotError } from "../../play/bots/bot-error.tsx";
import type { GameId } from "../../play/games/rules.ts";
import { useExtrasWords } from "../words/index.ts";
import { ShareGraph, ShareTable } from "./share-graph.tsx";
import { useEvaluation } from "./use-evaluation.ts";

interface ChancesProps {
  readonly id: GameId;
  readonly steps: readonly Step<GameTypes>[];
  readonly names: readonly string[];
  readonly at: number;
  readonly onMove: (step: number) => void;
}

/** The graph of the chances, with the progress of the search. */
export function Chances({ id, steps, names, at, onMove }: ChancesProps) {
  const words = useExtrasWords().analysis;
  const evaluation = useEvaluation(id, steps);
  const { shares, isRunning, done, wanted } = evaluation;
  return (
    <section className="chances" aria-label={words.graph} data-running={isRunning}>
      <h3>{words.graph}</h3>
      <ShareGraph shares={shares} names={names} at={at} last={steps.length - 1} onMove={onMove} />
      <div className="chances-tools">
        {isRunning && (
          <>
            <progress data-progress max={wanted} value={done} aria-label={words.searching} />
            <button type="button" className="quiet" data-cancel-search onClick={evaluation.cancel}>
              {words.cancel}
            </button>
          </>
        )}
        {!isRunning && evaluation.isCoarse && (
          <button type="button" className="quiet" data-every-move onClick={evaluation.all}>
            {words.everyMove}
          </button>
        )}
        <ShareTable shares={shares} names={names} />
      </div>
      <BotError message={evaluation.failed} />
    </section>
  );
}
