// What a text looks like on a screen: with colours where the terminal has them.

/** The codes of the terminal that begin and end each look. */
const looks = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  purple: [35, 39],
} as const;

/** What a text can look like. */
export type Look = keyof typeof looks;

/** What writes for one reader. */
export interface Pen {
  /** How wide lines may be. */
  readonly columns: number;
  /** The text in this look; as it is, where there are no colours. */
  in(look: Look, text: string): string;
}

/** If nobody knows better. */
const COLUMNS = 80;
/** Narrower columns are not readable, and wider ones neither. */
const [NARROWEST, WIDEST] = [40, 100];

/** What a stream tells of the screen behind it. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  hasColors?(): boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether to use colours: FORCE_COLOR says so, or NO_COLOR that not, or the terminal has them. */
function hasColours(screen: Screen, { FORCE_COLOR, NO_COLOR }: Environment): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return screen.isTTY === true && screen.hasColors?.() === true;
}

/** A pen for this screen. */
export function penFor(screen: Screen, environment: Environment): Pen {
  const isColoured = hasColours(screen, environment);
  const columns = Math.min(WIDEST, Math.max(NARROWEST, screen.columns ?? COLUMNS));
  return {
    columns,
    in(look, text) {
      const [begin, end] = looks[look];
      return isColoured ? `\x1b[${begin}m${text}\x1b[${end}m` : text;
    },
  };
}
