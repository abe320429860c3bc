// React without a store: the table is a reducer. A game here is a pure function of a state and an action, and
// so is a host, which adds undo; `useReducer` wants nothing else. Everybody plays at one screen.
import { newSeed } from "abyss-rules";
import {
  type ConspiracyTypes,
  conspiracy,
  describe,
  describeAction,
  describeDecision,
} from "abyss-rules/conspiracy";
import {
  applyNews,
  HOST_PROTOCOL,
  hostOf,
  type Message,
  revisionOf,
  type Session,
} from "abyss-rules/host";
import { useReducer } from "react";

type Action = ConspiracyTypes["action"];
const host = hostOf(conspiracy);

/** All that the page needs to know. It is plain JSON and never changed in place. */
interface Page {
  readonly session: Session<ConspiracyTypes>;
  /** Why the last click did nothing. */
  readonly refused: string | undefined;
}

export const openPage = (seed: string): Page => ({
  session: host.open({ players: 2 }, seed),
  refused: undefined,
});

/** A click: an action of a seat, or "undo". Pure, so React may call it twice, and a test without React. */
export function pageAfter(
  page: Page,
  { seat, action }: { seat: number; action: Action | "undo" },
): Page {
  const revision = revisionOf(page.session);
  const message: Message<Action> = { protocol: HOST_PROTOCOL, revision, action };
  const received = host.receive(page.session, seat, message);
  if (received.ok) return { session: received.session, refused: undefined };
  const { refusal } = received;
  return { ...page, refused: "rule" in refusal ? describe(refusal) : refusal.code };
}

export function Table({ seed = newSeed() }: { seed?: string }) {
  const [{ session, refused }, click] = useReducer(pageAfter, seed, openPage);
  // Who is asked looks at the screen; nobody, when the game is over.
  const [seat] = conspiracy.deciders(session.state);
  const news = host.news(session, seat ?? "spectator");
  const { view, canUndo } = news;
  const decision = conspiracy.decision(view);
  return (
    <main>
      <h1>{decision ? describeDecision(decision) : "The game is over."}</h1>
      {seat !== undefined &&
        [...conspiracy.legalActions(view, seat)].map((action) => (
          <button
            key={describeAction(action)}
            type="button"
            onClick={() => click({ seat, action })}
          >
            {describeAction(action)}
          </button>
        ))}
      {seat !== undefined && canUndo && (
        <button type="button" onClick={() => click({ seat, action: "undo" })}>
          Take it back
        </button>
      )}
      {refused && <p role="alert">{refused}</p>}
      <ol>
        {applyNews([], news).map(({ revision, events }) => (
          <li key={revision}>{events.map((event) => describe(event)).join(" ")}</li>
        ))}
      </ol>
    </main>
  );
}
