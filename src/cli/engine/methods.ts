// What the engine does for each method: a function of the library, on a position by its handle.
import { type Bot, botOfLevel, greedy, random, search, type Thoughts } from "../../bots/index.ts";
import { type GameId, type GameModule, games } from "../../games/index.ts";
import type { GameTypes } from "../../kernel/contract/game.ts";
import type { Action } from "../../kernel/rules/blueprint.ts";
import { readState, readView, saveState } from "../../kernel/tools/serialisation.ts";
import { describeStandings } from "../../kernel/words/describe-standings.ts";
import { type GameEntry, withGame } from "../games.ts";
import { cliLocales } from "../words/cli-locales.ts";
import { EngineError } from "./engine-error.ts";
import type { Position, Positions } from "./positions.ts";
import type { Method, RequestOf, ResultOf } from "./schema.ts";

/** How many legal actions are listed, if the request does not say. */
const LISTED_ACTIONS = 1_000;
/** The number of sampled games of a search, if the request has no budget. */
const ITERATIONS = 200;

/** Carries out a request. Throws an `EngineError` or a `RulesError` if that is not possible. */
type Perform<M extends Method> = (
  request: RequestOf<M>,
  positions: Positions,
) => ResultOf<M> | Promise<ResultOf<M>>;

/** The methods, by name. */
export const methods: { readonly [M in Method]: Perform<M> } = {
  async setup({ game: id, options, seed }, positions) {
    const module = await load(id);
    const { state, events } = module.game.setup(options, seed);
    return { ...positions.add({ module, kind: "state", at: state, events }), events: [...events] };
  },

  view({ position, viewer }, positions) {
    const { module, at, events } = positions.state(position);
    const { game } = module;
    const view = game.view(at, viewer);
    const seen = events.flatMap((event) => game.redact(event, viewer) ?? []);
    return {
      ...positions.add({ module, kind: "view", at: view, events: seen }),
      view,
      events: seen,
    };
  },

  legalActions({ position, seat, matching, payments, limit = LISTED_ACTIONS }, positions) {
    const { module, at } = positions.get(position);
    const filter = { ...(matching && { matching }), ...(payments && { payments }) };
    const actions: ResultOf<"legalActions">["actions"] = [];
    for (const action of module.game.legalActions(at, seat, filter)) {
      if (actions.length === limit) return { actions, hasMore: true };
      actions.push(action);
    }
    return { actions, hasMore: false };
  },

  choices({ position, seat, partial, fillForced = false }, positions) {
    const { module, at } = positions.get(position);
    return { choices: module.game.choices(at, seat, partial, { fillForced }) ?? null };
  },

  refusal({ position, action }, positions) {
    const { module, at } = positions.get(position);
    return { refusal: module.game.refusal(at, action) ?? null };
  },

  reduce({ position, action }, positions) {
    const { module, at } = positions.state(position);
    const result = module.game.reduce(at, action);
    if (!result.ok) return { legal: false, refusal: result.refusal };
    const { state, events, revealedTo } = result;
    return {
      legal: true,
      ...positions.add({ module, kind: "state", at: state, events }),
      action: result.action,
      events: [...events],
      revealedTo: [...revealedTo],
    };
  },

  score({ position }, positions) {
    const { module, at } = positions.get(position);
    const { game } = module;
    // A side need not be a player: `totals` has an entry for each side.
    const tableaux = game.totals(at).map((_, seat) => game.tableau(at, seat));
    return { sheets: [...game.score(tableaux)] };
  },

  standings({ position }, positions) {
    const { module, at } = positions.get(position);
    return { standings: module.game.standings(at) };
  },

  describe(request, positions) {
    const found = textOf(request, positions.get(request.position));
    return typeof found === "string" ? { text: found } : found;
  },

  sampleState({ position, seed }, positions) {
    const { module, at } = positions.get(position);
    const state = module.game.sampleState(at, seed);
    return positions.add({ module, kind: "state", at: state, events: [] });
  },

  async bot({ position, seat, seed, strategy = "search", ...limits }, positions) {
    const { module, kind, at } = positions.get(position);
    const { game } = module;
    const bot = withGame(game.id, (entry) => botFor(entry, strategy, limits))!;
    const view = kind === "state" ? game.view(at, seat) : at;
    let last: Thoughts<Action> | undefined;
    for await (last of bot.think(view, seat, { seed }));
    const { action, considered, iterations, reasons = [] } = last!;
    return {
      action,
      considered: considered.map((one) => ({ ...one, expected: [...one.expected] })),
      iterations,
      reasons: [...reasons],
    };
  },

  save({ position }, positions) {
    const { module, at } = positions.state(position);
    const { game, ...saved } = saveState(module.game, at);
    return { saved: { ...saved, game: game as GameId } };
  },

  async load({ game: id, state, view }, positions) {
    const module = await load(id);
    if ((state === undefined) === (view === undefined))
      throw new EngineError("not-a-request", "expected either state or view");
    const position: Pick<Position, "kind" | "at"> =
      view === undefined
        ? { kind: "state", at: readState(module.game, state) }
        : { kind: "view", at: readView(module.game, view) };
    return positions.add({ module, ...position, events: [] });
  },

  release({ positions: handles }, positions) {
    positions.release(handles);
    return { positions: positions.size };
  },
};

/** Loads a game, without its own types. */
const load = (id: GameId): Promise<GameModule> => games[id]();

/** The bot for a request, without the types of its game. */
function botFor<T extends GameTypes>(
  { game, evaluation }: GameEntry<T>,
  strategy: NonNullable<RequestOf<"bot">["strategy"]>,
  { iterations, milliseconds }: Pick<RequestOf<"bot">, "iterations" | "milliseconds">,
): Bot<GameTypes> {
  const create = (): Bot<T> => {
    if (strategy === "random") return random(game);
    if (strategy === "greedy") return greedy(game);
    if (strategy !== "search") return botOfLevel(game, strategy, evaluation);
    return search(game, {
      ...(milliseconds === undefined && { iterations: ITERATIONS }),
      ...(iterations !== undefined && { iterations }),
      ...(milliseconds !== undefined && { milliseconds }),
      evaluation,
    });
  };
  return create() as unknown as Bot<GameTypes>;
}

/** The text that a request asks for. The functions of the game reject values that they cannot describe. */
function textOf(
  { what, field = "", value, locale = "en", names }: RequestOf<"describe">,
  { module, at }: Position,
): string | { readonly name: string; readonly text: string } {
  const options = {
    locale: cliLocales.get(locale)!.locale,
    view: at,
    ...(names && { names }),
  };
  const given = value as never;
  switch (what) {
    case "event":
    case "refusal":
      return module.describe(given, options);
    case "action":
      return module.describeAction(given, options);
    case "action-type":
      return module.describeActionType(given, options);
    case "field":
      return module.describeField(given, options);
    case "value":
      return module.describeValue(field, value, options);
    case "decision":
      return module.describeDecision(given ?? (module.game.decision(at) as never), options);
    case "line":
      return module.describeLine(given, options);
    case "card":
      return module.describeCard(given, options);
    case "standings":
      return describeStandings(given ?? module.game.standings(at), options);
    case "reason":
      return withGame(module.game.id, ({ describeReason }) =>
        describeReason(given, { locale: options.locale, view: at as never }),
      )!;
  }
}
