import { useState } from "react";
import { useExtrasWords } from "../words/index.ts";
import { openFile } from "./open-file.ts";
import type { Opened, Trouble } from "./opened.ts";
import { TroubleText } from "./trouble.tsx";
import "./file-opener.css";

/** Lets somebody choose a file with a position or a replay. */
export function FileOpener({ onOpened }: { readonly onOpened: (opened: Opened) => void }) {
  const words = useExtrasWords().files;
  const [trouble, setTrouble] = useState<Trouble>();

  async function open(file: File) {
    const opening = await openFile(file);
    if (opening.ok) onOpened(opening.opened);
    setTrouble(opening.ok ? undefined : opening.trouble);
  }

  return (
    <div className="file-opener">
      <label className="file-button">
        {words.open}
        <input
          type="file"
          className="unseen"
          accept=".json,application/json"
          data-open-file
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            // So that the same file can be chosen again, once it is mended.
            target.value = "";
          }}
        />
      </label>
      {trouble && <TroubleText trouble={trouble} />}
    </div>
  );
}
