import { useEffect, useState } from "react";
import { useExtrasWords } from "../words/index.ts";

/** Shows a link, and copies it to the clipboard if the browser allows it. */
export function LinkBox({ link }: { readonly link: string }) {
  const words = useExtrasWords().files;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }, [link]);
  return (
    <label className="link-box">
      <span role="status">{isCopied ? words.copied : words.copyYourself}</span>
      <input
        type="text"
        readOnly
        data-created-link
        value={link}
        onFocus={({ target }) => target.select()}
      />
    </label>
  );
}
