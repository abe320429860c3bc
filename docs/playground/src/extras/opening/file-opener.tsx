import { useState } from "react";
import { useExtrasWords } from "../words/index.ts";
import { OpenErrorText } from "./open-error.tsx";
import type { OpenError, OpenedContent } from "./read-content.ts";
import "./file-opener.css";

/** A button that opens a file with a position or a replay. */
export function FileOpener({ onOpened }: { readonly onOpened: (opened: OpenedContent) => void }) {
  const words = useExtrasWords().files;
  const [openError, setOpenError] = useState<OpenError>();

  async function open(file: File) {
    const { openFile } = await import("./open-file.ts");
    const result = await openFile(file);
    if (result.ok) onOpened(result.opened);
    setOpenError(result.ok ? undefined : result.openError);
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
            // So that the same file can be chosen again after a correction.
            target.value = "";
          }}
        />
      </label>
      {openError && <OpenErrorText openError={openError} />}
    </div>
  );
}
