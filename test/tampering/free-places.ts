// Changes of a saved state that may be accepted, and why. All other changes must be rejected, and an
// accepted state must still keep the laws of `state-laws.ts`.

/** By path and change, the reason why no check can detect it. */
export type FreePlaces = Readonly<Record<string, string>>;

/** Lists that may have any order; lists whose order has no meaning are sorted. */
const inAnyOrder = (lists: Readonly<Record<string, string>>): FreePlaces =>
  Object.fromEntries(
    Object.entries(lists).map(([place, why]) => [`${place}: two neighbours swapped`, why]),
  );

const ofAnyGame: FreePlaces = {
  ...inAnyOrder({
    rng: "all words of a generator are possible",
    "table.seats": "anybody may sit anywhere",
    "table.seats.*.lords": "lords come in any order",
    "table.lordDeck": "it is shuffled",
    "table.available": "locations come in any order",
    "table.seats.*.locations": "locations come in any order",
    "table.seats.*.locations.*.lords": "lords go under a location in any order",
    "table.drawn": "they come from the top of a shuffled deck",
  }),
  "rng.*: 1 less": "all words of a generator are possible",
  "rng.*: 1 more": "all words of a generator are possible",
  "rng.*: far too many": "if it is still a 32-bit word",
};

const ofAbyss: FreePlaces = {
  ...ofAnyGame,
  ...inAnyOrder({
    "table.deck": "it is shuffled",
    "table.stack": "it is shuffled",
    "table.tokens": "they are shuffled",
    "table.track": "AB-10: cards come from the top of a shuffled deck",
    "table.court": "AB-3: lords come from the top of a shuffled deck",
    "table.discardedLords": "AB-58: they were discarded in any order",
    "table.turn.buyers": "AB-12: anybody may have bought first",
  }),
  "table.seats.*.pearls: 1 less":
    "the treasury never runs out, and gains and payments are not recorded",
  "table.seats.*.pearls: 1 more":
    "the treasury never runs out, and gains and payments are not recorded",
  "table.lastSeat: the first seat": "AB-67: the lords that triggered the end may have been lost",
  "table.lastSeat: 1 less": "AB-68: anybody may have triggered the end",
  "table.lastSeat: 1 more": "AB-68: anybody may have triggered the end",
  "table.lastSeat: nothing": "AB-69: lords that came by powers do not trigger the end",
  "table.threat: 1 less": "AB-20: the marker may stand anywhere",
  "table.threat: 1 more": "AB-20: the marker may stand anywhere",
  "table.turn.buyers: a seat added": "AB-12: the cards that were bought are in a hand",
  "table.turn.buyers: the last removed": "AB-12: the cards that were bought are in a hand",
  "table.turn.buyers: the first duplicated":
    "AB-13: a buyer with a lord that allows it bought twice",
  "table.turn.buyers.*: 1 less": "AB-12: the cards that were bought are in a hand",
  "table.turn.buyers.*: 1 more": "AB-12: the cards that were bought are in a hand",
  "table.turn.used: a name added": "AB-35: a power that was used leaves no trace",
  "table.turn.used: the last removed": "AB-35: a power that was used leaves no trace",
  "table.turn.used.*: another name": "AB-35: a power that was used leaves no trace",
  "table.turn.extra: 1 more": "AB-47: the lord that gave the turn may have been lost",
  "table.turn.extra: 1 less": "AB-47: the lord that gave the turn may have been lost",
  "table.rules.superfluousAllies: another name": "an option of the game",
  "table.rules.disabledLords: another name": "an option of the game",
};

/** EX-18: the cards are an option of the game. */
const ofCatalogue: FreePlaces = Object.fromEntries(
  [
    "cost.races: 1 less",
    "cost.races: 1 more",
    "cost.required: nothing",
    "cost.required: another name",
    "cost.value: 1 less",
    "cost.value: 1 more",
    "influence: 1 less",
    "influence: 1 more",
    "key: negated",
    "name: another name",
    "name: no name",
    "power: nothing",
    "power: another name",
    "provisional: negated",
  ].map((change) => [`table.exiles.catalogue.*.${change}`, "EX-18: a card of the catalogue"]),
);

const ofExiles: FreePlaces = {
  ...ofCatalogue,
  ...inAnyOrder({
    "table.exiles.catalogue": "EX-18: the cards are listed in any order",
    "table.exiles.deck": "it is shuffled",
    "table.exiles.court": "EX-5: exiles come from the top of a shuffled deck",
    "table.exiles.seats": "anybody may have any exiles that hold no location",
  }),
};

const sentinels = ["watcher", "vigil", "lookout"].flatMap((name) =>
  ["1 less", "1 more", "the first seat", "nothing"].map((change) => [
    `table.kraken.sentinels.${name}.owner: ${change}`,
    "KR-65: a sentinel stays with its owner when its lord is lost",
  ]),
);

const ofKraken: FreePlaces = {
  ...inAnyOrder({
    "table.kraken.lootDeck": "it is shuffled",
    "table.kraken.nebulis": "KR-24: if the seat with the figure still has the most",
  }),
  "table.kraken.nebulis.*: 1 less": "the supply of nebulis is unlimited",
  "table.kraken.nebulis.*: 1 more": "the supply of nebulis is unlimited",
  "table.kraken.figure: 1 less": "KR-24: any of several seats with the most nebulis may have it",
  "table.kraken.figure: 1 more": "KR-24: any of several seats with the most nebulis may have it",
  ...Object.fromEntries(sentinels),
};

const ofLeviathan: FreePlaces = {
  ...inAnyOrder({
    "table.leviathan.seats": "LE-45: if the seat with the Scourge still has the most kills",
    "table.leviathan.seats.*.killed": "LE-33: leviathans die in any order",
  }),
  "table.leviathan.border.*.lost: 1 less": "LE-12: an attack leaves no other trace",
  "table.leviathan.border.*.lost: 1 more": "LE-12: an attack leaves no other trace",
  "table.leviathan.seats.*.wounds: 1 less": "LE-10: wounds are unlimited",
  "table.leviathan.seats.*.wounds: 1 more": "LE-10: wounds are unlimited",
  "table.leviathan.fight.target: another name": "LE-23: the player chooses the target",
  "agenda.*.count: 1 less": "LE-29: an attack may have removed fewer life points",
  "agenda.*.count: 1 more": "LE-29: an attack may have removed more life points",
  "table.leviathan.scourge: 1 less": "LE-45: any of several seats with the most kills may have it",
  "table.leviathan.scourge: 1 more": "LE-45: any of several seats with the most kills may have it",
};

const colours = ["yellow", "red", "green", "blue", "purple"];

const ofConspiracy: FreePlaces = {
  ...ofAnyGame,
  ...inAnyOrder({
    "table.locationDeck": "it is shuffled",
    "table.recruits": "CO-4: they come from the top of a shuffled deck",
  }),
  "table.order.by: 1 less": "CO-23: any seat with the location may have given the order",
  "table.order.by: 1 more": "CO-23: any seat with the location may have given the order",
  "table.order.draw: 1 less": "CO-23: either of two orders of one player may be the newer",
  "table.order.draw: 1 more": "CO-23: either of two orders of one player may be the newer",
  "table.pearlMaster: 1 less": "CO-28: any of several seats with the most pearls may have it",
  "table.pearlMaster: 1 more": "CO-28: any of several seats with the most pearls may have it",
  "table.seats.*.locations.*.spot: 1 more":
    "CO-17: keys without a location to take may have stayed until the next one",
  "table.lastSeat: 1 less": "CO-29: any of several full chambers may have been the first",
  "table.lastSeat: 1 more": "CO-29: any of several full chambers may have been the first",
  ...Object.fromEntries(
    colours.flatMap((colour) =>
      ["1 less", "1 more"].map((change) => [
        `table.seats.*.coats.${colour}: ${change}`,
        "CO-13: any of several equal lords may have been the first",
      ]),
    ),
  ),
};

export const freePlaces: Readonly<Record<string, FreePlaces>> = {
  abyss: ofAbyss,
  exiles: { ...ofAbyss, ...ofExiles },
  kraken: { ...ofAbyss, ...ofKraken },
  "exiles-kraken": { ...ofAbyss, ...ofExiles, ...ofKraken },
  leviathan: { ...ofAbyss, ...ofLeviathan },
  "kraken-leviathan": { ...ofAbyss, ...ofKraken, ...ofLeviathan },
  "exiles-leviathan": { ...ofAbyss, ...ofExiles, ...ofLeviathan },
  "exiles-kraken-leviathan": { ...ofAbyss, ...ofExiles, ...ofKraken, ...ofLeviathan },
  conspiracy: ofConspiracy,
  "conspiracy-solo": {
    ...ofConspiracy,
    "table.solo.replayToken: 1 less": "CO-55: a swap may have ended the coalition that gave it",
    "table.solo.replayToken: 1 more": "CO-56: it may have been used",
  },
};
