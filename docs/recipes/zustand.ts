// Zustand: a store of one's own for a game against a bot. The page sees the view of its seat, and so does the
// bot. In a component: `const view = useStore(game, ({ view }) => view)`.
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
  /** Does what the person says, and lets the bot answer. Gives the reason if it is refused. */
  act(action: Action): Promise<string | undefined>;
}

/** A new game. Give it `search(conspiracy)` of abyss-rules/bots for an opponent who thinks. */
export function newGame(seed = newSeed(), bot: Bot<ConspiracyTypes> = random(conspiracy)) {
  // The state is not in the store: it shows every card, also to the tools of the browser.
  let { state, events } = conspiracy.setup({ players: 2, firstPlayer: PERSON }, seed);

  return createStore<Page>()((set, get) => {
    const shown = () => ({
      view: conspiracy.view(state, PERSON),
      log: [...(get()?.log ?? []), ...toldOf(events)],
      isOver: conspiracy.deciders(state).length === 0,
    });

    /** Carries out an action, and shows what came of it. */
    function carryOut(action: Action): string | undefined {
      const result = conspiracy.reduce(state, action);
      if (!result.ok) return describe(result.refusal);
      ({ state, events } = result);
      set(shown());
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

    return { ...shown(), act };
  });
}

/** What happened, in words, as far as the person sees it. */
const toldOf = (events: readonly Of<ConspiracyTypes, "event">[]): string[] =>
  events.flatMap((event) => {
    const seen = conspiracy.redact(event, PERSON);
    return seen ? [describe(seen)] : [];
  });
