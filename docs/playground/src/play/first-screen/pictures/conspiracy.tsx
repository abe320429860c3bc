// The pictures of Conspiracy: the senate, with cards laid out in a chamber.

const card = (x: number, y: number, colour: string) => (
  <g>
    <rect className={`senate-card ${colour}`} x={x} y={y} width="17" height="23" rx="2.5" />
    <circle className="senate-seal" cx={x + 8.5} cy={y + 11} r="4.5" />
  </g>
);

/** Lords in a pyramid under the eye of the senate. */
export const conspiracyScene = (
  <>
    <path className="far" d="M0 82V40l10-10 10 10v42zM140 82V40l10-10 10 10v42z" />
    <path className="senate-eye" d="M56 15q24-20 48 0-24 20-48 0z" />
    <circle className="senate-iris" cx="80" cy="15" r="6.5" />
    {card(71.5, 30, "blue")}
    {card(53, 43, "green")}
    {card(90, 43, "red")}
    {card(34.5, 57, "yellow")}
    {card(71.5, 57, "purple")}
    {card(108.5, 57, "blue")}
  </>
);

/** A single mask, in front. */
export const soloFigure = (
  <g className="solo">
    <path d="M60 44q20-9 40 0 2 26-20 38-22-12-20-38z" />
    <path className="mask-eyes" d="M65 55q6-5 12 1-6 5-12-1zM83 56q6-6 12-1-6 6-12 1z" />
    <path className="mask-line" d="M80 58v9m-8 4q8 5 16 0" />
  </g>
);
