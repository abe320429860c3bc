/** The progress of a long run. */
export interface Done {
  readonly done: number;
  readonly of: number;
  /** The unit, such as games. */
  readonly what: string;
  /** Actions of these games, if games are played. */
  readonly actions: number;
  readonly seconds: number;
}

/** The progress in words: how much is done, how fast, and the time left. */
export function progressLine({ done, of, what, actions, seconds }: Done): string {
  const far = [`${done} of ${of} ${what}`, actions > 0 && `${actions} actions`, timeOf(seconds)];
  const rate = done / seconds;
  const pace =
    done > 0 && seconds > 0
      ? [`${rate.toFixed(1)} a second`, `${timeOf((of - done) / rate)} left`]
      : [];
  return [...far, ...pace].filter(Boolean).join(", ");
}

const timeOf = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
};

interface Screen {
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** Shows the progress of a run: as a single changing line on a terminal, else as a line from time to time. */
export function progressOn(stream: Screen, of: number, what: string) {
  const interval = stream.isTTY ? 200 : 10_000;
  const start = Date.now();
  let shown = start;
  let [done, actions] = [0, 0];
  const show = () => {
    shown = Date.now();
    const line = progressLine({ done, of, what, actions, seconds: (shown - start) / 1000 });
    stream.write(stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
  return {
    /** Adds finished units and their actions. */
    add(more: number, moreActions = 0): void {
      done += more;
      actions += moreActions;
      if (Date.now() - shown >= interval) show();
    },
    /** Shows the last line. */
    end(): void {
      show();
      if (stream.isTTY) stream.write("\n");
    },
  };
}
