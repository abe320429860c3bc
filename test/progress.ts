/** How far a long run has come. */
export interface Done {
  readonly played: number;
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
}

/** How far a long run has come, how fast it is, and how long it will take. */
export function progressLine({ played, games, actions, seconds }: Done): string {
  const done = `${played} of ${games} games, ${actions} actions, ${timeOf(seconds)}`;
  if (played === 0 || seconds === 0) return done;
  const rate = played / seconds;
  return `${done}, ${rate.toFixed(1)} games/s, ${timeOf((games - played) / rate)} left`;
}

const timeOf = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};

interface Screen {
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** Shows the progress of a run: in one line that changes on a terminal, else in a line now and then. */
export function progressOn(stream: Screen, games: number) {
  const interval = stream.isTTY ? 200 : 10_000;
  const start = Date.now();
  let shown = start;
  let [played, actions] = [0, 0];
  const show = () => {
    shown = Date.now();
    const line = progressLine({ played, games, actions, seconds: (shown - start) / 1000 });
    stream.write(stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
  return {
    /** A game of so many actions was played. */
    add(more: number): void {
      played += 1;
      actions += more;
      if (Date.now() - shown >= interval) show();
    },
    /** Shows the last line; how many games were played. */
    end(): number {
      show();
      if (stream.isTTY) stream.write("\n");
      return played;
    },
  };
}
