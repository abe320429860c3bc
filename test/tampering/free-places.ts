// Where a saved state may be changed and still be one that is taken, and why. Whatever else is changed must
// be refused. What is taken must still keep the laws of `sound.ts`: a place is free only within them.

/** By place and change. Every one of them says why no check can tell. */
export type FreePlaces = Readonly<Record<string, string>>;

/** Lists whose order has a meaning, which any order can have; others are kept sorted. */
const inAnyOrder = (lists: Readonly<Record<string, string>>): FreePlaces =>
  Object.fromEntries(
    Object.entries(lists).map(([place, why]) => [`${place}: two neighbours swapped`, why]),
  );

const ofAnyGame: FreePlaces = {
  ...inAnyOrder({
    rng: "any words of chance are as good as any others",
    "table.seats": "anybody may sit anywhere",
    "table.seats.*.lords": "lords come in any order",
    "table.lordDeck": "it is shuffled",
    "table.available": "locations come in any order",
    "table.drawn": "they come from the top of a shuffled deck",
  }),
  "rng.*: 1 less": "any words of chance are as good as any others",
  "rng.*: 1 more": "any words of chance are as good as any others",
  "rng.*: far too many": "as long as it is a word at all",
};

const ofAbyss: FreePlaces = {
  ...ofAnyGame,
  ...inAnyOrder({
    "table.deck": "it is shuffled",
    "table.stack": "it is shuffled",
    "table.tokens": "they are shuffled",
    "table.track": "AB-10: cards come from the top of a shuffled deck",
    "table.court": "AB-3: lords come from the top of a shuffled deck",
    "table.discardedLords": "AB-58: they went in any order",
    "table.turn.buyers": "AB-12: anybody may have bought first",
  }),
  "table.seats.*.pearls: 1 less":
    "the treasury never runs out, and nobody counts what was gained and spent",
  "table.seats.*.pearls: 1 more":
    "the treasury never runs out, and nobody counts what was gained and spent",
  "table.lastSeat: the first seat": "AB-67: the lords that triggered the end may be gone again",
  "table.lastSeat: 1 less": "AB-68: anybody may have triggered the end",
  "table.lastSeat: 1 more": "AB-68: anybody may have triggered the end",
  "table.lastSeat: nothing": "AB-69: lords that came by powers do not trigger the end",
  "table.threat: 1 less": "AB-20: the marker may stand anywhere",
  "table.threat: 1 more": "AB-20: the marker may stand anywhere",
  "table.turn.buyers: a seat put in": "AB-12: what was bought lies in a hand",
  "table.turn.buyers: the last is gone": "AB-12: what was bought lies in a hand",
  "table.turn.buyers.*: 1 less": "AB-12: what was bought lies in a hand",
  "table.turn.buyers.*: 1 more": "AB-12: what was bought lies in a hand",
  "table.turn.used: a name put in": "AB-35: a power that was used leaves no trace",
  "table.turn.used: the last is gone": "AB-35: a power that was used leaves no trace",
  "table.turn.used.*: another name": "AB-35: a power that was used leaves no trace",
  "table.turn.extra: 1 more": "AB-47: what gave the turn may be gone again",
  "table.turn.extra: 1 less": "AB-47: what gave the turn may be gone again",
  "table.rules.superfluousAllies: another name": "a rule of the table",
  "table.rules.disabledLords: another name": "a rule of the table",
};

/** EX-18: the cards are given by whoever sets up the game. */
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
    "key: the contrary",
    "name: another name",
    "name: no name",
    "power: nothing",
    "power: another name",
    "provisional: the contrary",
  ].map((change) => [`table.exiles.catalogue.*.${change}`, "EX-18: a card of the catalogue"]),
);

const ofExiles: FreePlaces = {
  ...ofCatalogue,
  ...inAnyOrder({
    "table.exiles.catalogue": "EX-18: the cards are told in any order",
    "table.exiles.deck": "it is shuffled",
    "table.exiles.court": "EX-5: exiles come from the top of a shuffled deck",
    "table.exiles.seats": "anybody may have any exiles that hold no location",
  }),
};

const sentinels = ["watcher", "vigil", "lookout"].flatMap((name) =>
  ["1 less", "1 more", "the first seat", "nothing"].map((change) => [
    `table.kraken.sentinels.${name}.owner: ${change}`,
    "KR-65: a sentinel stays with its owner when its lord is gone",
  ]),
);

const ofKraken: FreePlaces = {
  ...inAnyOrder({
    "table.kraken.lootDeck": "it is shuffled",
    "table.kraken.nebulis": "KR-24: as long as the figure is with the most",
  }),
  "table.kraken.nebulis.*: 1 less": "the supply of nebulis has no end",
  "table.kraken.nebulis.*: 1 more": "the supply of nebulis has no end",
  "table.kraken.figure: 1 less": "KR-24: of several with the most nebulis anybody may have it",
  "table.kraken.figure: 1 more": "KR-24: of several with the most nebulis anybody may have it",
  ...Object.fromEntries(sentinels),
};

const colours = ["yellow", "red", "green", "blue", "purple"];

const ofConspiracy: FreePlaces = {
  ...ofAnyGame,
  ...inAnyOrder({
    "table.locationDeck": "it is shuffled",
    "table.recruits": "CO-4: they come from the top of a shuffled deck",
  }),
  "table.order.by: 1 less": "CO-23: an order may be anybody's who has its location",
  "table.order.by: 1 more": "CO-23: an order may be anybody's who has its location",
  "table.order.draw: 1 less": "CO-23: of two orders of one player either may be the newer",
  "table.order.draw: 1 more": "CO-23: of two orders of one player either may be the newer",
  "table.pearlMaster: 1 less": "CO-28: of several with the most pearls anybody may have it",
  "table.pearlMaster: 1 more": "CO-28: of several with the most pearls anybody may have it",
  "table.seats.*.locations.*.spot: 1 more":
    "CO-17: keys that found nothing to take may have stayed until the next one",
  "table.lastSeat: 1 less": "CO-29: of several full chambers any may have been the first",
  "table.lastSeat: 1 more": "CO-29: of several full chambers any may have been the first",
  ...Object.fromEntries(
    colours.flatMap((colour) =>
      ["1 less", "1 more"].map((change) => [
        `table.seats.*.coats.${colour}: ${change}`,
        "CO-13: of equal lords any may have been the first",
      ]),
    ),
  ),
};

export const freePlaces: Readonly<Record<string, FreePlaces>> = {
  abyss: ofAbyss,
  exiles: { ...ofAbyss, ...ofExiles },
  kraken: { ...ofAbyss, ...ofKraken },
  "exiles-kraken": { ...ofAbyss, ...ofExiles, ...ofKraken },
  conspiracy: ofConspiracy,
  "conspiracy-solo": {
    ...ofConspiracy,
    "table.solo.replayToken: 1 less": "CO-55: the coalition that gave it may be swapped apart",
    "table.solo.replayToken: 1 more": "CO-56: it may have been used",
  },
};
