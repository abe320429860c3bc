import { readdirSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { openPage, pageAfter, Screen, Table } from "../docs/recipes/react-use-reducer.tsx";
import { actionTypes, newsReceived, points, storeFor } from "../docs/recipes/redux-toolkit.ts";
import { newGame } from "../docs/recipes/zustand.ts";
import { abyss } from "../src/abyss/index.ts";
import { conspiracy } from "../src/conspiracy/index.ts";
import { applyNews, hostOf } from "../src/host/index.ts";
import { rngFrom } from "../src/kernel/components/rng.ts";

test("every recipe is tested here", () => {
  const files = readdirSync(new URL("../docs/recipes", import.meta.url)).sort();
  expect(files).toEqual(["react-use-reducer.tsx", "redux-toolkit.ts", "zustand.ts"]);
});

test("React: a page is rendered, and its reducer plays, refuses and undoes", () => {
  const html = renderToStaticMarkup(createElement(Table, { seed: "react" }));
  const start = openPage("react");
  const [seat] = conspiracy.deciders(start.session.state);
  expect(html).toContain(`Player ${seat! + 1}, draw lords from the deck or take a pile.`);
  expect(html.match(/<button/g)).toHaveLength(3);

  const drawn = pageAfter(start, {
    seat: seat!,
    action: { type: "draw-lords", seat: seat!, count: 2 },
  });
  const lord = drawn.session.state.table.recruits[0]!;
  const again = pageAfter(drawn, {
    seat: seat!,
    action: { type: "draw-lords", seat: seat!, count: 1 },
  });
  expect(again.session).toBe(drawn.session);
  expect(again.refused).toMatch(/\(CO-\d+\)\.$/);
  const placed = pageAfter(again, {
    seat: seat!,
    action: { type: "place-lord", seat: seat!, lord },
  });
  expect(placed.refused).toBe(undefined);
  const back = pageAfter(placed, { seat: seat!, action: "undo" });
  expect(back.session.state).toBe(drawn.session.state);
  expect(pageAfter(back, { seat: seat!, action: "undo" }).refused).toBe(
    "There is nothing to undo.",
  );
});

test("React: at one screen undo is offered whenever a player can take something back", () => {
  const host = hostOf(conspiracy);
  const rng = rngFrom("one screen");
  let page = openPage("one screen");
  let [possible, afterTheTurn] = [0, 0];
  for (;;) {
    const [seat] = conspiracy.deciders(page.session.state);
    if (seat === undefined) break;
    const action = conspiracy.randomAction(page.session.state, seat, rng);
    page = pageAfter(page, { seat, action });
    const { undo } = host.news(page.session, seat);
    const html = renderToStaticMarkup(createElement(Screen, { page, click: () => {} }));
    expect(html.includes("Take it back")).toBe(undo !== null);
    if (!undo) continue;
    possible += 1;
    if (undo.seat !== conspiracy.deciders(page.session.state)[0]) afterTheTurn += 1;
    expect(pageAfter(page, { seat: undo.seat, action: "undo" }).refused).toBe(undefined);
  }
  expect(possible).toBeGreaterThan(afterTheTurn);
  expect(afterTheTurn).toBeGreaterThan(0);
});

test("Redux Toolkit: a store follows a host through a whole game", () => {
  const host = hostOf(abyss);
  let session = host.open({ players: 2 }, "redux");
  const stores = [0, 1].map((seat) =>
    storeFor(seat, (message) => {
      const received = host.receive(session, seat, message);
      if (!received.ok) throw new Error(JSON.stringify(received.refusal));
      session = received.session;
    }),
  );
  const rng = rngFrom("redux");
  const sendAllNews = () => {
    for (const [seat, { store }] of stores.entries())
      store.dispatch(newsReceived(host.news(session, seat, store.getState().table.news?.revision)));
  };
  expect(actionTypes(stores[0]!.store.getState())).toEqual([]);
  stores[0]!.act("undo"); // before the first news, nothing is sent
  sendAllNews();
  while (abyss.deciders(session.state).length > 0) {
    const seat = abyss.deciders(session.state)[0]!;
    const { store, act } = stores[seat]!;
    const { view } = store.getState().table.news!;
    expect(actionTypes(store.getState())).toEqual(abyss.actionTypes(session.state, seat));
    act(abyss.randomAction(view as typeof session.state, seat, rng));
    sendAllNews();
  }
  for (const [seat, { store }] of stores.entries()) {
    const { news, log } = store.getState().table;
    expect(news!.view).toEqual(abyss.view(session.state, seat));
    expect(log).toEqual(applyNews([], host.news(session, seat)));
    expect(points(store.getState())).toEqual(abyss.totals(session.state));
  }
});

test("Zustand: a person plays a whole game against a bot", async () => {
  const game = newGame("zustand");
  const views: unknown[] = [];
  game.subscribe(({ view }) => views.push(view));
  const rng = rngFrom("zustand");
  expect(await game.getState().act({ type: "draw-lords", seat: 0, count: 9 })).toMatch(/\(CO-4\)/);
  expect(views).toEqual([]);
  while (!game.getState().isOver) {
    const { view, act } = game.getState();
    expect(conspiracy.deciders(view)).toEqual([0]);
    expect(await act(conspiracy.randomAction(view, 0, rng))).toBe(undefined);
  }
  const { log } = game.getState();
  expect(views.length).toBeGreaterThan(20);
  expect(log[0]).toBe("2 players sit down; Player 1 begins.");
  expect(log.filter((line) => line.startsWith("Player 2 "))).not.toEqual([]);
  expect(JSON.stringify(game.getState())).not.toContain('"rng"');
});
