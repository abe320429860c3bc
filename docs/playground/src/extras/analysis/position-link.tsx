import { useState } from "react";
import { LinkBox } from "../files/link-box.tsx";
import { hashOf } from "../links/link.ts";
import { useExtrasWords } from "../words/index.ts";

/** A button that gives the link to a position. Key it by the position. */
export function PositionLink({ game, state }: { readonly game: string; readonly state: object }) {
  const words = useExtrasWords().files;
  const [link, setLink] = useState<string>();
  const create = async () =>
    setLink(
      location.href.replace(/#.*$/, "") + (await hashOf({ game, kind: "state", value: state })),
    );
  return (
    <>
      <button type="button" className="quiet" data-link="position" onClick={create}>
        {words.linkToPosition}
      </button>
      {link !== undefined && <LinkBox link={link} />}
    </>
  );
}
