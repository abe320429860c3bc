import { useId } from "react";

/** The background of all pictures: light that falls into deep water, bubbles, and the sea floor. */
export function Deep() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="water-top" />
          <stop offset="1" className="water-bottom" />
        </linearGradient>
        <linearGradient id={`${id}ray`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="160" height="90" fill={`url(#${id}water)`} />
      <path
        d="M34 0h13L22 84H-4zM66 0h16l-6 84H44zM104 0h11l28 84h-26zM130 0h7l34 70h-16z"
        fill={`url(#${id}ray)`}
      />
      <g className="bubbles">
        <circle cx="18" cy="30" r="2" />
        <circle cx="23" cy="20" r="1.2" />
        <circle cx="141" cy="38" r="2.4" />
        <circle cx="136" cy="27" r="1.3" />
        <circle cx="146" cy="18" r="1" />
      </g>
      <path className="floor" d="M0 80q22-8 48-3t54-1 58 2v12H0z" />
    </>
  );
}
