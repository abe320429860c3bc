import { expect, test } from "vitest";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo, type Event } from "../../src/conspiracy-solo/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { secretKinds } from "../information/secret-kinds.ts";
import { conspiracySoloSamples } from "../words/samples/conspiracy-solo.ts";
import { me } from "./by.ts";
import { eventsOf, play, prepare, question } from "./prepare.ts";

const viewers = [0, 1, "spectator"] as const;

test("CO-61 everything but the order of the two decks is public, including the opponent's side", () => {
  for (const opponent of opponents)
    for (const { state } of playRandomly(conspiracySolo, { opponent }, "public")) {
      if (conspiracySolo.decision(state)?.ask === "search-locations") continue;
      for (const viewer of viewers) {
        const { lordDeck, locationDeck, ...shown } = conspiracySolo.view(state, viewer).table;
        const { lordDeck: lords, locationDeck: tiles, ...all } = state.table;
        expect(shown).toEqual(all);
        expect(lordDeck).toEqual(lords.map(() => null));
        expect(locationDeck).toEqual(tiles.map(() => null));
      }
    }
});

/** The player searches the location deck. */
const searching = () =>
  play(
    prepare({
      player: {
        lords: ["yellow-1", "yellow-1", "red-1"],
        locations: [{ location: "search-deck", spot: 2 }],
      },
      nextLords: ["blue-1"],
    }),
    me.draws(1),
  );

test("CO-61 the opponent sees what a spectator sees, also while the player searches the deck", () => {
  const { state, events } = searching();
  expect(question(state)).toBe("search-locations 0");
  expect(conspiracySolo.view(state, 0).table.locationDeck).toEqual(state.table.locationDeck);
  expect(conspiracySolo.view(state, 1)).toEqual(conspiracySolo.view(state, "spectator"));
  expect(conspiracySolo.view(state, 1).table.locationDeck).toEqual(
    state.table.locationDeck.map(() => null),
  );
  const [search] = eventsOf(events, "location-deck-searched");
  expect(conspiracySolo.redact(search!, 0)).toEqual(search);
  expect(conspiracySolo.redact(search!, 1)).toEqual(conspiracySolo.redact(search!, "spectator"));
  expect(conspiracySolo.redact(search!, 1)).not.toEqual(search);
});

test("CO-61 the events that the solo mode adds are the same for all", () => {
  expect(secretKinds(conspiracySolo, conspiracySoloSamples.events)).toEqual([]);
});

test("CO-61 every other event is the same for all", () => {
  const met = new Set<Event["type"]>();
  for (const opponent of opponents)
    for (let game = 0; game < 3; game++)
      for (const { events } of playRandomly(conspiracySolo, { opponent }, `events ${game}`))
        for (const event of events) {
          if (event.type === "location-deck-searched") continue;
          met.add(event.type);
          for (const viewer of viewers) expect(conspiracySolo.redact(event, viewer)).toEqual(event);
        }
  expect(met).toContain("opponent-appeared");
  expect(met).toContain("replay-token-won");
  expect(met).toContain("replay-token-used");
});

test("CO-61 a token won, a pile taken and the soldier's order reveal nothing", () => {
  const won = play(
    prepare({
      opponent: "soldier",
      player: { lords: ["purple-3", "purple-4"] },
      piles: ["purple-3", "red-4"],
    }),
    me.takesPile("purple"),
  );
  expect(eventsOf(won.events, "replay-token-won")).toHaveLength(1);
  expect(won.revealedTo).toEqual([]);
  const kept = play(won.state, me.keepsToken());
  expect(eventsOf(kept.events, "order-given")).toHaveLength(1);
  expect(kept.revealedTo).toEqual([]);
});
