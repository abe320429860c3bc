// Zustand: a store for a game against a bot. The page and the bot each get the view of their seat only.
// In a component: `const view = useStore(game, ({ view }) => view)`.
import { newSeed, type Of } from "abyss-rules";
import { type Bot, random } from "abyss-rules/bots";
import { type ConspiracyTypes, conspiracy, describe } from "abyss-rules/conspiracy";
import { createStore } from "zustand/vanilla";

type Action = Of<ConspiracyTypes, "action">;

const [PERSON, BOT] = [0, 1];

interface Page {
  /** What the person sees. */
  readonly view: Of<ConspiracyTypes, "view">;
  readonly log: readonly string[];
  readonly isOver: boolean;
  /** Carries out an action of the person, then those of the bot. Gives the reason if it is refused. */
  act(action: Action): Promise<string | undefined>;
}

/** A new game. For a stronger opponent, pass `search(conspiracy, { iterations: 200 })` of abyss-rules/bots. */
export function newGame(seed = newSeed(), bot: Bot<ConspiracyTypes> = random(conspiracy)) {
  // The state stays out of the store: it has every card, and developer tools show stores.
  let { state, events } = conspiracy.setup({ players: 2, firstPlayer: PERSON }, seed);

  return createStore<Page>()((set, get) => {
    const page = () => ({
      view: conspiracy.view(state, PERSON),
      log: [...(get()?.log ?? []), ...linesOf(events)],
      isOver: conspiracy.deciders(state).length === 0,
    });

    /** Carries out an action and updates the page. */
    function carryOut(action: Action): string | undefined {
      const result = conspiracy.reduce(state, action);
      if (!result.ok) return describe(result.refusal);
      ({ state, events } = result);
      set(page());
      return undefined;
    }

    async function act(action: Action): Promise<string | undefined> {
      const refused = carryOut(action);
      while (conspiracy.deciders(state).includes(BOT)) {
        const view = conspiracy.view(state, BOT);
        carryOut(await bot.choose(view, BOT, { seed: newSeed() }));
      }
      return refused;
    }

    return { ...page(), act };
  });
}

/** Lines for the log, redacted for the person. */
const linesOf = (events: readonly Of<ConspiracyTypes, "event">[]): string[] =>
  events.flatMap((event) => {
    const seen = conspiracy.redact(event, PERSON);
    return seen ? [describe(seen)] : [];
  });
