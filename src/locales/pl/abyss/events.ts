import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { polish } from "../language.ts";
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
      return "nagroda za walkę";
    case "last-space":
      return "ostatnie pole toru eksploracji";
    case "court":
      return "uzupełnienie dziedzińca";
    default:
      return name(source);
  }
}

export const events: AbyssWords["events"] = {
  "game-started": ({ players, first }, { player }) =>
    `liczba graczy: ${players}; zaczyna ${player(first)}`,
  "court-filled": ({ lords }, say) =>
    `${polish.form(lords.length, { one: "nowy lord", other: "nowi lordowie" })} na dziedzińcu: ${names(say, lords)}`,
  "locations-made-available": ({ locations: ids }, say) =>
    `${polish.form(ids.length, { one: "dostępne miejsce", other: "dostępne miejsca" })}: ${names(say, ids)}`,
  "turn-started": ({ seat }, { player }) => `tura: ${player(seat)}`,
  "pearls-gained": ({ seat, pearls: n, source }, say) =>
    `${say.player(seat)} otrzymuje ${pearlsAccusative(n)} (${reason(say, source)})`,
  plotted: ({ seat, lord }, { player, name }) =>
    `${player(seat)} spiskuje za ${pearlsAccusative(1)}; na dziedziniec przybywa ${name(lord)}`,
  "action-passed": ({ seat }, { player }) => `${player(seat)} nie może nic zrobić i pasuje`,
  "card-revealed": ({ card, space }, { name }) => `pole ${space} toru eksploracji: ${name(card)}`,
  "deck-renewed": ({ cards: n }) =>
    `stos odrzuconych kart eksploracji (${cards(n)}) staje się nową talią`,
  "ally-bought": ({ seat, from, ally, price }, { player, name }) =>
    `${player(seat)} kupuje za ${pearlsAccusative(price)} sojusznika: ${name(ally)}; sprzedaje ${player(from)}`,
  "ally-taken": ({ seat, ally }, { player, name }) =>
    `${player(seat)} bierze sojusznika: ${name(ally)}`,
  "threat-raised": ({ threat }) => `znacznik zagrożenia przesuwa się na pole ${threat}`,
  "monster-fought": ({ seat, space, reward: won }, { player }) =>
    `${player(seat)} walczy z potworem; nagroda z pola ${space} toru zagrożenia: ${reward(won)}`,
  "tokens-drawn": ({ seat, tokens }, { player }) => {
    const known = tokens.filter((token) => token !== null);
    const values = known.length > 0 ? ` (${polish.and(known.map(String))})` : "";
    return `${player(seat)} dobiera ${monsterTokens(tokens.length)}${values}`;
  },
  "key-tokens-gained": ({ seat, keyTokens: n }, { player }) =>
    `${player(seat)} otrzymuje ${keyTokens(n)}`,
  "exploration-ended": ({ allies: sent, monsters: n }, say) => {
    const toCouncil = sent.length > 0 ? `; do Rady: ${allies(say, sent)}` : "";
    const toDiscard = n > 0 ? `; na stos kart odrzuconych: ${monsters(n)}` : "";
    return `koniec eksploracji${toCouncil}${toDiscard}`;
  },
  "stacks-taken": ({ seat, stacks: races, allies: taken }, say) =>
    `${say.player(seat)} bierze ${stacks(races)}: ${allies(say, taken)}`,
  "lord-recruited": ({ seat, lord, allies: played, pearls: n }, say) =>
    `${say.player(seat)} rekrutuje lorda: ${say.name(lord)}; zapłata: ${paid(say, played, n > 0 ? [pearls(n)] : [])}`,
  "ally-affiliated": ({ seat, ally }, { player, name }) =>
    `${player(seat)} przyłącza sojusznika: ${name(ally)}`,
  "lord-entered": ({ seat, lord }, { player, name }) =>
    `${player(seat)} ma nowego lorda: ${name(lord)}`,
  "allies-discarded": ({ seat, allies: discarded }, say) =>
    `${say.player(seat)} odrzuca z ręki: ${allies(say, discarded)}`,
  "pearls-returned": ({ seat, pearls: n }, { player }) =>
    `${player(seat)} zwraca do skarbca ${pearlsAccusative(n)}`,
  "lord-disabled": ({ seat, lord }, { player, name }) =>
    `${player(seat)}: lord ${name(lord)} zostaje obrócony`,
  "token-stolen": ({ seat, from, token }, { player }) =>
    `${player(seat)} zabiera żeton potwora${token === null ? "" : ` (${token})`}; traci go ${player(from)}`,
  "extra-turn-gained": ({ seat }, { player }) => `${player(seat)} otrzymuje dodatkową turę`,
  "stack-discarded": ({ seat, stack, allies: discarded }, say) =>
    `${say.player(seat)} odrzuca ${stacks([stack])}: ${allies(say, discarded)}`,
  "location-swapped": ({ seat, give, take }, { player, name }) =>
    `${player(seat)} oddaje miejsce: ${name(give)}; bierze dostępne: ${name(take)}`,
  "lord-bribed": ({ seat, lord, pearls: n }, { player, name }) =>
    `${player(seat)} rekrutuje za ${pearlsAccusative(n)} lorda: ${name(lord)}`,
  "lord-discarded": ({ seat, lord, from }, { player, name }) =>
    `${player(seat)} odrzuca ${from === "court" ? "lorda z dziedzińca" : "swojego lorda"}: ${name(lord)}`,
  "locations-drawn": ({ seat, locations: ids }, say) =>
    `${say.player(seat)} dobiera ${polish.form(ids.length, { one: "miejsce", other: "miejsca" })}: ${names(say, ids)}`,
  "location-controlled": ({ seat, location, lords, keyTokens: n }, say) =>
    `${say.player(seat)} przejmuje kontrolę nad miejscem: ${say.name(location)}; klucze: ${keys(say, lords, n)}`,
  "stack-searched": ({ seat, locations: { length } }, { player }) =>
    `${player(seat)} przegląda stos miejsc (${locations(length)})`,
  "location-switched": ({ seat, location }, { player, name }) =>
    `${player(seat)} oddaje miejsce: ${name("black-smokers")}; bierze ze stosu: ${name(location)}`,
  "end-triggered": ({ seat }, { player }) =>
    `${player(seat)} doprowadza do końca gry: każdy z pozostałych graczy ma jeszcze jedną turę`,
  "hand-revealed": ({ seat, affiliated, discarded, tokens }, say) => {
    const parts = [
      ...(affiliated.length > 0 ? [`przyłącza z ręki: ${allies(say, affiliated)}`] : []),
      ...(discarded.length > 0 ? [`odrzuca: ${allies(say, discarded)}`] : []),
    ];
    const hand = parts.length > 0 ? parts.join("; ") : "nie ma w ręce sojuszników";
    const shown = tokens.length > 0 ? `; żetony potworów: ${polish.and(tokens.map(String))}` : "";
    return `${say.player(seat)} ${hand}${shown}`;
  },
  "game-ended": () => "koniec gry",
};
