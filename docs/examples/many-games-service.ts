import { type GameTypes, newSeed, RulesError } from "abyss-rules";
import { type GameModule, games, isGameId } from "abyss-rules/games";
import { type Host, hostOf, type Session } from "abyss-rules/host";

/** A table of any game. The host and the texts belong to its game, so nothing has to be cast. */
interface Table {
  readonly host: Host<GameTypes>;
  readonly texts: GameModule;
  session: Session<GameTypes>;
}

/** A service for all games. You bring the transport, and know which player sits where. */
export function manyGamesService() {
  const tables = new Map<string, Table>();

  /** Opens a table; the name of the game and its options come from the wire. */
  async function open(table: string, id: unknown, options: object): Promise<string> {
    if (!isGameId(id)) return `There is no game ${JSON.stringify(id)}.`;
    const texts: GameModule = await games[id]();
    const host = hostOf(texts.game);
    try {
      tables.set(table, { host, texts, session: host.open(options, newSeed()) });
      return "Welcome.";
    } catch (error) {
      if (error instanceof RulesError) return error.message;
      throw error;
    }
  }

  /** Passes a message of the player at a seat to the host; returns what went wrong. */
  function receive(table: string, seat: number, message: unknown): string | undefined {
    const at = tables.get(table);
    if (!at) return "There is no such table.";
    const result = at.host.receive(at.session, seat, message);
    at.session = result.session;
    if (result.ok) return undefined;
    return "rule" in result.refusal ? at.texts.describe(result.refusal) : result.refusal.code;
  }

  /** What has happened at a table since a revision, in sentences, as the player at a seat may know it. */
  function report(table: string, seat: number, since?: number): readonly string[] {
    const at = tables.get(table);
    if (!at) return [];
    const { items, view } = at.host.news(at.session, seat, since);
    return items.flatMap(({ events }) => events.map((event) => at.texts.describe(event, { view })));
  }

  return { open, receive, report };
}
