import { useExtrasWords } from "../words/index.ts";

/** Points that something gives, or would give. */
export function Worth({ points }: { readonly points: number | undefined }) {
  const words = useExtrasWords().calculator;
  if (points === undefined) return null;
  const signed = `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
  return (
    <span className="worth" data-worth={points}>
      <span className="unseen">{`, ${words.worth} `}</span>
      {signed}
    </span>
  );
}
