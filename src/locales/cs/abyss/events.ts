import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { czech } from "../language.ts";
import {
  cards,
  keyTokens,
  locations,
  monsters,
  monsterTokens,
  pearls,
  pearlsAccusative,
} from "../nouns.ts";
import { allies, keys, names, paid, reward, stacks } from "./expressions.ts";

/** Why pearls are gained. */
function reason({ name }: SayNames, source: string): string {
  switch (source) {
    case "reward":
      return "odměna za boj";
    case "last-space":
      return "poslední pole stupnice průzkumu";
    case "court":
      return "doplnění dvora";
    default:
      return name(source);
  }
}

export const events: AbyssWords["events"] = {
  "game-started": ({ players, first }, { player }) =>
    `počet hráčů: ${players}; začíná ${player(first)}`,
  "court-filled": ({ lords }, say) =>
    `${czech.form(lords.length, { one: "nový vládce", other: "noví vládci" })} u dvora: ${names(say, lords)}`,
  "locations-made-available": ({ locations: ids }, say) =>
    `${czech.form(ids.length, { one: "dostupná lokace", other: "dostupné lokace" })}: ${names(say, ids)}`,
  "turn-started": ({ seat }, { player }) => `na tahu: ${player(seat)}`,
  "pearls-gained": ({ seat, pearls: n, source }, say) =>
    `${say.player(seat)} získává ${pearlsAccusative(n)} (${reason(say, source)})`,
  plotted: ({ seat, lord }, { player, name }) =>
    `${player(seat)} platí ${pearlsAccusative(1)} a ke dvoru přichází ${name(lord)}`,
  "action-passed": ({ seat }, { player }) => `${player(seat)} nemůže nic udělat a vynechává akci`,
  "card-revealed": ({ card, space }, { name }) => `pole ${space} stupnice průzkumu: ${name(card)}`,
  "deck-renewed": ({ cards: n }) =>
    `z odhazovacího balíčku karet průzkumu (${cards(n)}) vzniká nový balíček`,
  "ally-bought": ({ seat, from, ally, price }, { player, name }) =>
    `${player(seat)} kupuje za ${pearlsAccusative(price)} spojence: ${name(ally)}; prodává ${player(from)}`,
  "ally-taken": ({ seat, ally }, { player, name }) =>
    `${player(seat)} si bere spojence: ${name(ally)}`,
  "threat-raised": ({ threat }) => `žeton hrozby se posouvá na pole ${threat}`,
  "monster-fought": ({ seat, space, reward: won }, { player }) =>
    `${player(seat)} bojuje s nestvůrou; odměna z pole ${space} stupnice hrozby: ${reward(won)}`,
  "tokens-drawn": ({ seat, tokens }, { player }) => {
    const known = tokens.filter((token) => token !== null);
    const values = known.length > 0 ? ` (${czech.and(known.map(String))})` : "";
    return `${player(seat)} dobírá ${monsterTokens(tokens.length)}${values}`;
  },
  "key-tokens-gained": ({ seat, keyTokens: n }, { player }) =>
    `${player(seat)} získává ${keyTokens(n)}`,
  "exploration-ended": ({ allies: sent, monsters: n }, say) => {
    const toCouncil = sent.length > 0 ? `; do rady: ${allies(say, sent)}` : "";
    const toDiscard = n > 0 ? `; do odhazovacího balíčku: ${monsters(n)}` : "";
    return `konec průzkumu${toCouncil}${toDiscard}`;
  },
  "stacks-taken": ({ seat, stacks: races, allies: taken }, say) =>
    `${say.player(seat)} si bere ${stacks(races)}: ${allies(say, taken)}`,
  "lord-recruited": ({ seat, lord, allies: played, pearls: n }, say) =>
    `${say.player(seat)} rekrutuje vládce: ${say.name(lord)}; platba: ${paid(say, played, n > 0 ? [pearls(n)] : [])}`,
  "ally-affiliated": ({ seat, ally }, { player, name }) =>
    `${player(seat)} navazuje spolupráci se spojencem: ${name(ally)}`,
  "lord-entered": ({ seat, lord }, { player, name }) =>
    `${player(seat)} má nového vládce: ${name(lord)}`,
  "allies-discarded": ({ seat, allies: discarded }, say) =>
    `${say.player(seat)} odhazuje z ruky: ${allies(say, discarded)}`,
  "pearls-returned": ({ seat, pearls: n }, { player }) =>
    `${player(seat)} vrací do zásoby ${pearlsAccusative(n)}`,
  "lord-disabled": ({ seat, lord }, { player, name }) =>
    `${player(seat)}: vládce ${name(lord)} je otočen`,
  "token-stolen": ({ seat, from, token }, { player }) =>
    `${player(seat)} bere žeton nestvůry${token === null ? "" : ` (${token})`}; přichází o něj ${player(from)}`,
  "extra-turn-gained": ({ seat }, { player }) => `${player(seat)} získává tah navíc`,
  "stack-discarded": ({ seat, stack, allies: discarded }, say) =>
    `${say.player(seat)} odhazuje ${stacks([stack])}: ${allies(say, discarded)}`,
  "location-swapped": ({ seat, give, take }, { player, name }) =>
    `${player(seat)} vrací lokaci: ${name(give)}; bere dostupnou: ${name(take)}`,
  "lord-bribed": ({ seat, lord, pearls: n }, { player, name }) =>
    `${player(seat)} rekrutuje za ${pearlsAccusative(n)} vládce: ${name(lord)}`,
  "lord-discarded": ({ seat, lord, from }, { player, name }) =>
    `${player(seat)} odhazuje ${from === "court" ? "vládce ze dvora" : "svého vládce"}: ${name(lord)}`,
  "locations-drawn": ({ seat, locations: ids }, say) =>
    `${say.player(seat)} dobírá ${czech.form(ids.length, { one: "lokaci", other: "lokace" })}: ${names(say, ids)}`,
  "location-controlled": ({ seat, location, lords, keyTokens: n }, say) =>
    `${say.player(seat)} ovládá novou lokaci: ${say.name(location)}; klíče: ${keys(say, lords, n)}`,
  "stack-searched": ({ seat, locations: { length } }, { player }) =>
    `${player(seat)} prohlíží hromádku lokací (${locations(length)})`,
  "location-switched": ({ seat, location }, { player, name }) =>
    `${player(seat)} vrací lokaci: ${name("black-smokers")}; bere z hromádky: ${name(location)}`,
  "end-triggered": ({ seat }, { player }) =>
    `${player(seat)} přivádí hru ke konci: každý z ostatních hráčů má ještě jeden tah`,
  "hand-revealed": ({ seat, affiliated, discarded, tokens }, say) => {
    const parts = [
      ...(affiliated.length > 0 ? [`navazuje spolupráci z ruky: ${allies(say, affiliated)}`] : []),
      ...(discarded.length > 0 ? [`odhazuje: ${allies(say, discarded)}`] : []),
    ];
    const hand = parts.length > 0 ? parts.join("; ") : "nemá v ruce žádné spojence";
    const shown = tokens.length > 0 ? `; žetony nestvůr: ${czech.and(tokens.map(String))}` : "";
    return `${say.player(seat)} ${hand}${shown}`;
  },
  "game-ended": () => "konec hry",
};
