import type { AbyssBlueprint } from "../abyss/blueprint.ts";
import { withActivated } from "../abyss/card-layer.ts";
import { buyWith } from "../abyss/explore.ts";
import { recruitWith } from "../abyss/recruit.ts";
import { abyssStack } from "../abyss/stack.ts";
import type { Layer, RulesStack } from "../kernel/rules/layers.ts";
import { askable } from "./askable.ts";
import type { KrakenAdded, KrakenBlueprint } from "./blueprint.ts";
import { bribe } from "./bribe.ts";
import { krakenComponents } from "./cards/box.ts";
import { problems } from "./consistency.ts";
import { deal } from "./deal.ts";
import { giveFigure, updateFigure } from "./figure.ts";
import { fillHidden } from "./fill-hidden.ts";
import { hide, redact } from "./hide.ts";
import { closeGame, endExploration, endGame, placeKraken } from "./krakens.ts";
import { layOut } from "./lay-out.ts";
import { discardLootOnSwap, drawLoot, receiveLocation, stopSearch } from "./loot.ts";
import { krakenActivated, krakenPowers } from "./powers/index.ts";
import { mostPurchases, takeFromDiscard } from "./powers/mages.ts";
import { shareholder } from "./powers/merchants.ts";
import { freeLord, useRecipient } from "./powers/politicians.ts";
import { giveNebulis, useFerryman } from "./powers/smugglers.ts";
import {
  buyWithHighwayman,
  discardAffiliated,
  highwayman,
  leftOfGain,
  nameRace,
} from "./powers/soldiers.ts";
import { krakenPurse } from "./purse.ts";
import {
  onLocation,
  onLord,
  onStack,
  openStacks,
  placeSentinel,
  postSentinel,
  returnFromLocation,
  returnFromLord,
  returnFromStack,
  returnFromStacks,
  returnFromSwap,
  unreserved,
} from "./sentinels.ts";
import { tableauOf } from "./tableau.ts";

/** The rules that Kraken adds to those of Abyss or changes. */
export const krakenLayer: Layer<AbyssBlueprint, KrakenAdded> = (below, top) => {
  const { moves } = below;
  const { answers, activated } = withActivated(below, ...krakenActivated);
  const activatedOrDecline = [...krakenActivated, "decline"] as const;
  return {
    tasks: {
      "end-exploration": endExploration(below),
      "receive-location": receiveLocation(below, top),
      "end-game": endGame,
      "close-game": closeGame(below),
    },
    moves: {
      recruit: unreserved(recruitWith(krakenPurse, top), ({ lord }) => [onLord(lord)]),
      buy: buyWithHighwayman(buyWith(krakenPurse)),
      bribe: bribe(top),
      "replace-from-court": unreserved(moves["replace-from-court"], ({ take }) => [onLord(take)]),
      "use-opportunist": unreserved(moves["use-opportunist"], ({ lord }) => [onLord(lord)]),
      control: unreserved(moves.control, ({ location }) => [onLocation(location)]),
      "swap-location": unreserved(moves["swap-location"], ({ take }) => [onLocation(take)]),
      "request-support": unreserved(moves["request-support"], ({ stacks }) => stacks.map(onStack)),
      "take-stack": unreserved(moves["take-stack"], ({ stack }) => [onStack(stack)]),
      "use-oracle": unreserved(moves["use-oracle"], ({ stack }) => [onStack(stack)]),
      "place-kraken": placeKraken,
      "place-sentinel": placeSentinel(top),
      "post-sentinel": postSentinel(top),
      "use-ferryman": useFerryman,
      "use-recipient": useRecipient(top),
      "give-nebulis": giveNebulis,
      "take-from-discard": takeFromDiscard,
      "name-race": nameRace,
      "discard-affiliated": discardAffiliated,
      "free-lord": freeLord,
      "draw-loot": drawLoot(top),
      "stop-search": stopSearch,
      "give-figure": giveFigure,
    },
    answers: {
      ...answers,
      act: [...answers.act, "post-sentinel"],
      "place-kraken": ["place-kraken"],
      "place-sentinel": ["place-sentinel", ...below.activated, ...activatedOrDecline],
      "give-nebulis": ["give-nebulis", ...below.activated, ...activatedOrDecline],
      "take-from-discard": ["take-from-discard", ...below.activated, ...activatedOrDecline],
      "name-race": ["name-race", ...below.activated, ...activatedOrDecline],
      "discard-affiliated": ["discard-affiliated"],
      "free-lord": ["free-lord", ...below.activated, ...activatedOrDecline],
      // KR-34: no activated power in a search, nor when krakens are placed or the figure is given.
      "search-loot": ["draw-loot", "stop-search"],
      "give-figure": ["give-figure"],
    },
    askable: askable(top),
    redact,
    reactions: {
      "nebulis-changed": [updateFigure],
      "pearls-gained": [highwayman],
      "lord-recruited": [shareholder],
      "lord-bribed": [shareholder],
      "lord-entered": [returnFromLord],
      "lord-discarded": [returnFromLord],
      "stacks-taken": [returnFromStacks],
      "stack-discarded": [returnFromStack],
      "location-controlled": [returnFromLocation],
      "location-swapped": [discardLootOnSwap, returnFromSwap],
    },
    deal: deal(below),
    hide: hide(below),
    fillHidden: fillHidden(below),
    layOut,
    problems: problems(below, top),
    tableau: (state, seat) => tableauOf(below.tableau(state, seat), state, seat),

    box: below.box.with(krakenComponents),
    purse: krakenPurse,
    powers: { ...below.powers, ...krakenPowers },
    activated,
    stacksFor: (table, seat) => openStacks(table, seat, below.stacksFor(table, seat)),
    pearlsInReach: (table, seat) => leftOfGain(table, seat, below.pearlsInReach(table, seat)),
    mostPurchases: mostPurchases(below),
    guests: () => [],
  };
};

/** The rules of Abyss with Kraken. */
export const krakenStack: RulesStack<KrakenBlueprint> = abyssStack.with(krakenLayer);
