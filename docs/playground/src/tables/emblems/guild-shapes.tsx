// The emblems of guilds, which the colours of Conspiracy use too.
import { line } from "./line.ts";

export const guildShapes = {
  mage: <path d="M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z" />,
  soldier: (
    <path d="M12 2.5V22M5 3.5V8c0 3.5 3 5.5 7 5.5s7-2 7-5.5V3.5M9.5 5L12 2l2.5 3" {...line} />
  ),
  farmer: (
    <>
      <path d="M12 22.5V3" {...line} />
      <path d="M12 9.5C8 9.5 6 7 6 3c4 0 6 2.5 6 6.5zM12 9.5c4 0 6-2.5 6-6.5-4 0-6 2.5-6 6.5zM12 17.5c-4.5 0-7-2.5-7-7 4.5 0 7 2.5 7 7zM12 17.5c4.5 0 7-2.5 7-7-4.5 0-7 2.5-7 7z" />
    </>
  ),
  merchant: (
    <path
      d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 2.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 6.5l5.5 5.5-5.5 5.5L6.5 12z"
      fillRule="evenodd"
    />
  ),
  politician: (
    <path d="M12 1l10 5v2H2V6zM4.5 9.5h3V18h-3zM10.5 9.5h3V18h-3zM16.5 9.5h3V18h-3zM2 19.5h20v3H2z" />
  ),
  ambassador: (
    <>
      <circle cx="12" cy="12" r="9.5" {...line} />
      <path
        d="M16.8 7.2l-2.5 7.1-7.1 2.5 2.5-7.1zM12 10.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z"
        fillRule="evenodd"
      />
    </>
  ),
  smuggler: (
    <>
      <circle cx="14" cy="4" r="2.3" {...line} />
      <path d="M14 6.5V15c0 8.5-10 8-10 .5l3 2M4 15.5l-2.2 2.8" {...line} />
    </>
  ),
  exile: (
    <path
      d="M5 22V12c0-5 3-9.5 7-9.5s7 4.5 7 9.5v10l-3.5-2.5L12 22l-3.5-2.5zm4-9.5c0 2 1.3 3 3 3s3-1 3-3-1.3-5-3-5-3 3-3 5z"
      fillRule="evenodd"
    />
  ),
};
