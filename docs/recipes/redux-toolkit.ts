// Redux Toolkit at a client: a slice holds what the server tells (news of a host: see
// docs/examples/websocket-server.ts), and nothing that is hidden. What the player does goes to the server.

import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Of } from "abyss-rules";
import { type AbyssTypes, abyss } from "abyss-rules/abyss";
import { applyNews, HOST_PROTOCOL, type Message, type News, type NewsItem } from "abyss-rules/host";

type Action = Of<AbyssTypes, "action">;

interface TableState {
  readonly seat: number;
  /** The latest news; nothing before the first. */
  readonly news: News<AbyssTypes> | undefined;
  /** All that has happened, for a log. */
  readonly heard: readonly NewsItem<AbyssTypes>[];
}

const table = createSlice({
  name: "table",
  initialState: { seat: 0, news: undefined, heard: [] } as TableState,
  reducers: {
    // The next state as a whole: there is nothing to change in a draft, as news have all that is on the table.
    told: ({ seat, heard }, { payload }: PayloadAction<News<AbyssTypes>>): TableState => ({
      seat,
      news: payload,
      heard: applyNews(heard as TableState["heard"], payload),
    }),
  },
  selectors: {
    /** What can be clicked: the kinds of action that are open. Then `abyss.choices` leads on. */
    kinds: ({ news, seat }): readonly Action["type"][] =>
      news ? abyss.actionTypes(news.view, seat) : [],
    points: ({ news }): readonly number[] => (news ? abyss.totals(news.view) : []),
  },
});

export const { told } = table.actions;
export const { kinds, points } = table.selectors;

/** A store for a seat. `send` is the wire. */
export function storeFor(seat: number, send: (message: Message<Action>) => void) {
  const store = configureStore({
    reducer: { table: table.reducer },
    preloadedState: { table: { seat, news: undefined, heard: [] } },
  });
  /** Sends what the player does. It says what the player knew, so sending it again does no harm. */
  const act = (action: Action | "undo"): void => {
    const { news } = store.getState().table;
    if (news) send({ protocol: HOST_PROTOCOL, revision: news.revision, action });
  };
  return { store, act };
}
