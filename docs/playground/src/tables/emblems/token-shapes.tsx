// Tokens, and signs for what cards are or do. Pearls and keys have fixed colours.
import { line } from "./line.ts";

const key =
  "M8 2a6 6 0 1 0 3.3 11l7.2 7.2 3-3-1.7-1.7 1.7-1.7-2.3-2.3-1.7 1.7-3.8-3.8A6 6 0 0 0 8 2zm0 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z";

export const tokenShapes = {
  pearl: (
    <>
      <circle className="pearl-body" cx="12" cy="12" r="9.5" />
      <circle className="pearl-shine" cx="9" cy="8.5" r="2.6" />
    </>
  ),
  nebulis: (
    <>
      <circle className="nebulis-body" cx="12" cy="12" r="9.5" />
      <path
        className="nebulis-shine"
        d="M7 12c0-3 2-5 5-5"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  key: <path className="key-body" d={key} fillRule="evenodd" />,
  "key-silver": <path className="key-silver-body" d={key} fillRule="evenodd" />,
  token: (
    <path
      d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11zM7 8l2.5 6L12 9.5l2.5 4.5L17 8v6.5l-5 3-5-3z"
      fillRule="evenodd"
    />
  ),
  influence: <path d="M12 1l9 3.5V12c0 5.5-4.5 9-9 11-4.5-2-9-5.5-9-11V4.5z" />,
  any: <circle cx="12" cy="12" r="8.5" {...line} strokeWidth={5} />,
  loot: <path d="M3 10.5C3 6.5 6.5 4 12 4s9 2.5 9 6.5zM3 12.5h6.5V15h5v-2.5H21V21H3z" />,
  sentinel: (
    <path
      d="M1 12C4 6.5 7.5 4 12 4s8 2.5 11 8c-3 5.5-6.5 8-11 8S4 17.5 1 12zm11-5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
      fillRule="evenodd"
    />
  ),
  location: <path d="M3 22V11.5C3 6 7 2 12 2s9 4 9 9.5V22h-5.5v-9a3.5 3.5 0 0 0-7 0v9z" />,
  hand: <path d="M3 6.5l8-3 5.5 14-8 3.2zM13.5 3.5H21V19h-1.5z" />,
  coat: <path d="M5 1.5h14v20l-7-4.5-7 4.5z" />,
  swap: <path d="M3 8h14M13 3.5L17.5 8 13 12.5M21 16H7M11 11.5L6.5 16l4.5 4.5" {...line} />,
  reveal: <path d="M12 21V4M5 11l7-7 7 7" {...line} />,
  again: <path d="M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2v5h-5" {...line} />,
};
