// Colours and widths of texts, as the terminal supports them.

/** The terminal codes that begin and end each look. */
const looks = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  purple: [35, 39],
} as const;

/** A colour or weight of text. */
export type Look = keyof typeof looks;

/** Formats texts for one output. */
export interface Pen {
  /** The maximum width of lines. */
  readonly columns: number;
  /** The number of lines on the screen. */
  readonly rows: number;
  /** The text in this look; unchanged if the output has no colours. */
  in(look: Look, text: string): string;
}

/** The width if the output does not say. */
const COLUMNS = 80;
/** The height if the output does not say. */
const ROWS = 24;
/** Narrower and wider texts are hard to read. */
const [NARROWEST, WIDEST] = [40, 100];

/** The properties of an output stream that matter here. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  hasColors?(): boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether to use colours: FORCE_COLOR decides, then NO_COLOR, then the terminal. */
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
    rows: Math.max(ROWS, screen.rows ?? ROWS),
    in(look, text) {
      const [begin, end] = looks[look];
      return isColoured ? `\x1b[${begin}m${text}\x1b[${end}m` : text;
    },
  };
}
