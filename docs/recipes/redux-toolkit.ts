// Redux Toolkit at a client: a slice holds the news of the server (see docs/examples/websocket-server.ts),
// which contain nothing hidden. The player's actions go to the server.

import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Of } from "abyss-rules";
import { type AbyssTypes, abyss } from "abyss-rules/abyss";
import { applyNews, HOST_PROTOCOL, type Message, type News, type NewsItem } from "abyss-rules/host";

type Action = Of<AbyssTypes, "action">;

interface TableState {
  readonly seat: number;
  /** The latest news; `undefined` before the first. */
  readonly news: News<AbyssTypes> | undefined;
  /** Everything that has happened, for a log. */
  readonly log: readonly NewsItem<AbyssTypes>[];
}

const table = createSlice({
  name: "table",
  initialState: { seat: 0, news: undefined, log: [] } as TableState,
  reducers: {
    // Returns the next state instead of changing a draft: news have the whole view.
    newsReceived: ({ seat, log }, { payload }: PayloadAction<News<AbyssTypes>>): TableState => ({
      seat,
      news: payload,
      log: applyNews(log as TableState["log"], payload),
    }),
  },
  selectors: {
    /** What can be clicked first: the types of legal actions. `abyss.choices` has the next clicks. */
    actionTypes: ({ news, seat }): readonly Action["type"][] =>
      news ? abyss.actionTypes(news.view, seat) : [],
    points: ({ news }): readonly number[] => (news ? abyss.totals(news.view) : []),
  },
});

export const { newsReceived } = table.actions;
export const { actionTypes, points } = table.selectors;

/** A store for a seat. `send` is the transport. */
export function storeFor(seat: number, send: (message: Message<Action>) => void) {
  const store = configureStore({
    reducer: { table: table.reducer },
    preloadedState: { table: { seat, news: undefined, log: [] } },
  });
  /** Sends an action of the player with the revision that the player knows, so it can safely be sent again. */
  const act = (action: Action | "undo"): void => {
    const { news } = store.getState().table;
    if (news) send({ protocol: HOST_PROTOCOL, revision: news.revision, action });
  };
  return { store, act };
}
