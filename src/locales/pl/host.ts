import type { HostTexts } from "../../host/words/phrases.ts";

export const host: HostTexts = {
  "other-protocol": ({ messageProtocol, protocol }) =>
    `strona i serwer mają różne wersje; odśwież stronę (protokół ${messageProtocol ?? "nieznany"}, oczekiwany ${protocol})`,
  "not-a-message": ({ path }) =>
    `serwer nie mógł odczytać wiadomości${path === "" ? "" : ` (błąd w „${path}”)`}`,
  "not-your-seat": ({ seat }, { player }) => `to ruch innego gracza; grasz jako ${player(seat)}`,
  "out-of-date": () => "w międzyczasie coś się wydarzyło; spójrz jeszcze raz",
  repeated: () => "to już zostało zrobione",
  "ahead-of-time": () => "strona wyprzedza serwer; odśwież stronę",
  "nothing-to-take-back": () => "nie ma czego cofnąć",
  "too-long": () =>
    "ta partia jest już zbyt długa; administrator serwera może ją kontynuować jako nową",
};
