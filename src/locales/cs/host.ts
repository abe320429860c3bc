import type { HostTexts } from "../../host/words/phrases.ts";

export const host: HostTexts = {
  "other-protocol": ({ messageProtocol, protocol }) =>
    `stránka a server mají různé verze; načti stránku znovu (protokol ${messageProtocol ?? "neznámý"}, očekávaný ${protocol})`,
  "not-a-message": ({ path }) =>
    `server nedokázal zprávu přečíst${path === "" ? "" : ` (chyba v „${path}“)`}`,
  "not-your-seat": ({ seat }, { player }) => `to je tah jiného hráče; hraješ jako ${player(seat)}`,
  "out-of-date": () => "mezitím se něco stalo; podívej se znovu",
  repeated: () => "to už je hotovo",
  "ahead-of-time": () => "stránka je oproti serveru napřed; načti ji znovu",
  "nothing-to-take-back": () => "není co vzít zpět",
  "too-long": () =>
    "tato partie je už příliš dlouhá; správce serveru v ní může pokračovat jako v nové",
};
