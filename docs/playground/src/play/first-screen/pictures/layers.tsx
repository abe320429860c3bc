// What the modules of Abyss add to a picture, in front of the deep.

const column = (x: number, top: number) => (
  <path d={`M${x} ${top}h7l-1 3v${75 - top}h-5V${top + 3}zM${x - 1} 78h9v3h-9z`} />
);

/** The throne hall: a dome on columns, with light in its gate. */
export const palace = (
  <>
    <path className="far" d="M8 82V58l7-9 7 9v24zM138 82V54l7-10 7 10v28z" />
    <g className="building">
      <path d="M44 42q36-44 72 0l5 5H39zM78 12l2-8 2 8v8h-4z" />
      {column(44, 47)}
      {column(59, 47)}
      {column(94, 47)}
      {column(109, 47)}
      <path d="M36 80h88v5H36z" />
    </g>
    <path className="halo" d="M56 80V58a24 26 0 0 1 48 0v22z" />
    <path className="gate" d="M70 80V58a10 12 0 0 1 20 0v22z" />
    <path className="gate-bars" d="M75 80V52M80 80V47M85 80V52" />
    <path className="trim" d="M48 43q32-34 64 0" />
    <path className="glint" d="M54 37q20-20 42-9M46 49v25M61 49v25M96 49v25M111 49v25" />
    <path className="windows" d="M13 62h3v5h-3zM143 60h3v5h-3zM13 71h3v4h-3zM143 70h3v4h-3z" />
    <circle className="jewel" cx="80" cy="30" r="4" />
  </>
);

/** Hooded figures who come from far away. */
export const exilesFigures = (
  <g className="exiles">
    <path d="M8 86q0-22 10-30 4-6 8 0 10 8 10 30z" />
    <path className="face" d="M18 62a4 5 0 0 1 8 0v5h-8z" />
    <path d="M126 86q0-20 9-27 4-6 8 0 9 7 9 27z" />
    <path className="face" d="M135 65a4 4.5 0 0 1 8 0v5h-8z" />
    <path className="staff" d="M40 86V52m-4-1l4-6 4 6-4 4z" />
  </g>
);

/** Arms that rise from below. */
export const krakenArms = (
  <g className="kraken">
    <path d="M4 90C14 60 36 66 30 46c-2-8-12-6-10 1" />
    <path d="M40 90c10-22 2-34-6-40" strokeWidth="4" />
    <path d="M156 90c-8-32-32-26-26-47 3-8 13-5 10 2" />
    <path d="M118 90c-8-20 2-30 8-38" strokeWidth="4" />
    <path
      className="shine"
      d="M2.500 86C13 59 33 65 28 47c-1-5-6-5-7-2M157 86c-9-30-31-25-25-43 2-5 7-4 7 0"
    />
    <g className="suckers">
      <circle cx="13" cy="73" r="1.5" />
      <circle cx="21" cy="65" r="1.4" />
      <circle cx="28" cy="58" r="1.3" />
      <circle cx="148" cy="72" r="1.5" />
      <circle cx="140" cy="63" r="1.4" />
      <circle cx="132" cy="55" r="1.3" />
    </g>
  </g>
);

/** A sea serpent in coils, with its head up. */
export const leviathanCoils = (
  <g className="leviathan">
    <path d="M-6 34c20-24 34 6 52-2s10-26 32-26 26 20 44 18 18-14 24-9" />
    <path className="belly" d="M-6 37c20-24 34 6 53-2s11-26 31-26 26 20 44 18 18-14 24-9" />
    <path className="shine" d="M-6 31c20-24 34 6 50-2s12-26 34-26 26 20 43 18 16-12 22-10" />
    <path className="head" d="M138 8q10-6 20 3l-7 2 6 4q-10 7-20 1-7-4 1-10z" />
    <circle className="eye" cx="146" cy="10.5" r="1.6" />
    <path className="fins" d="M22 16l4-9 5 9zM68 4l6-8 5 8zM104 16l7-7 3 9z" />
  </g>
);
