import type { HostTexts } from "./phrases.ts";

/** The English texts of a host's refusals. */
export const hostTexts: HostTexts = {
  "other-protocol": ({ messageProtocol, protocol }) =>
    `this page and the server have different versions; please reload the page (protocol ${messageProtocol ?? "unknown"}, expected ${protocol})`,
  "not-a-message": ({ path, reason }) =>
    `the server could not read the message: ${path === "" ? reason : `at ${path}, ${reason}`}`,
  "not-your-seat": ({ seat }, { player }) =>
    `this is another player's move; you are ${player(seat)}`,
  "out-of-date": () => "something has happened in the meantime; please look again",
  repeated: () => "this has already been done",
  "ahead-of-time": () => "this page is ahead of the server; please reload the page",
  "nothing-to-take-back": () => "there is nothing to undo",
  "too-long": () =>
    "this game has become too long; the server's operator can continue it as a new one",
};
