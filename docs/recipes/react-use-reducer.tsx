// React without a store, everybody at one screen. A host is a pure function of a session and a message, and
// has undo, so `useReducer` is all it takes.
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
  describeHostRefusal,
  HOST_PROTOCOL,
  hostOf,
  type Message,
  revisionOf,
  type Session,
} from "abyss-rules/host";
import { useReducer } from "react";

type Action = ConspiracyTypes["action"];
const host = hostOf(conspiracy);

/** The state of the page: plain JSON, never changed in place. */
interface Page {
  readonly session: Session<ConspiracyTypes>;
  /** Why the last click was refused. */
  readonly refused: string | undefined;
}

export const openPage = (seed: string): Page => ({
  session: host.open({ players: 2 }, seed),
  refused: undefined,
});

/** The page after a click: an action of a seat, or "undo". Pure, so React may call it twice. */
export function pageAfter(
  page: Page,
  { seat, action }: { seat: number; action: Action | "undo" },
): Page {
  const revision = revisionOf(page.session);
  const message: Message<Action> = { protocol: HOST_PROTOCOL, revision, action };
  const received = host.receive(page.session, seat, message);
  if (received.ok) return { session: received.session, refused: undefined };
  const { refusal } = received;
  return { ...page, refused: "rule" in refusal ? describe(refusal) : describeHostRefusal(refusal) };
}

export function Table({ seed = newSeed() }: { seed?: string }) {
  const [page, click] = useReducer(pageAfter, seed, openPage);
  return <Screen page={page} click={click} />;
}

export function Screen({
  page: { session, refused },
  click,
}: {
  readonly page: Page;
  readonly click: (choice: Parameters<typeof pageAfter>[1]) => void;
}) {
  // The screen shows the view of the first seat that has to answer, or that of a spectator when the game is over.
  const [seat] = conspiracy.deciders(session.state);
  const news = host.news(session, seat ?? "spectator");
  const { view, undo } = news;
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
      {undo && (
        <button type="button" onClick={() => click({ seat: undo.seat, action: "undo" })}>
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
