import { abyss } from "../../src/abyss/index.ts";
import { testProblems } from "../problems/problem-tests.ts";

const tableau = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };

testProblems({
  game: abyss,
  options: { players: 2 },
  wrong: (good) => ({
    options: [
      [
        "several problems",
        { players: 9, firstplayer: 1, rules: { disabledLords: "Alls" } },
        [
          "players: 9, expected a whole number from 2 to 4",
          'rules.disabledLords: "Alls", did you mean all?',
          "firstplayer: unknown field, did you mean firstPlayer?",
        ],
      ],
      [
        "a first player who does not play",
        { players: 2, firstPlayer: 3 },
        ["firstPlayer: 3, expected a seat from 0 to 1"],
      ],
    ],
    action: [
      ["an unknown type", { type: "recuit", seat: 0 }, ['type: "recuit", did you mean recruit?']],
      [
        "a type that resembles no other",
        { type: "attack", seat: 0 },
        [
          'type: "attack", expected plot, explore, request-support, recruit, pass, buy, take, continue, fight, decline, discard, disable, steal-token, take-stack, swap-location, bribe, replace-from-court, replace-from-deck, use-slaver, use-oracle, use-opportunist, bring-location, draw-locations, control, switch-location or end-turn',
        ],
      ],
      [
        "no type",
        { seat: 0 },
        [
          "type: is missing, expected plot, explore, request-support, recruit, pass, buy, take, continue, fight, decline, discard, disable, steal-token, take-stack, swap-location, bribe, replace-from-court, replace-from-deck, use-slaver, use-oracle, use-opportunist, bring-location, draw-locations, control, switch-location or end-turn",
        ],
      ],
      ["a list", [], [": a list of 0, expected an object with type"]],
      [
        "a misspelt lord",
        { type: "bribe", seat: 0, lord: "miler" },
        ['lord: "miler", did you mean miller?'],
      ],
      [
        "a lord with a capital",
        { type: "bribe", seat: 0, lord: "Miller" },
        ['lord: "Miller", did you mean miller?'],
      ],
      [
        "a lord in two words",
        { type: "bribe", seat: 0, lord: "ship master" },
        ['lord: "ship master", did you mean ship-master?'],
      ],
      [
        "several problems",
        { type: "recruit", seat: 4, lord: "miller", allies: ["crab3", 7], affiliated: "crab-3" },
        [
          "seat: 4, expected a whole number from 0 to 3",
          'allies.0: "crab3", did you mean crab-3?',
          "allies.1: 7, expected jellyfish-1, jellyfish-2, jellyfish-3, jellyfish-4, jellyfish-5, crab-1, crab-2, crab-3, crab-4, crab-5, seahorse-1, seahorse-2, seahorse-3, seahorse-4, seahorse-5, shellfish-1, shellfish-2, shellfish-3, shellfish-4, shellfish-5, squid-1, squid-2, squid-3, squid-4 or squid-5",
          "affiliate: is missing, expected jellyfish-1, jellyfish-2, jellyfish-3, jellyfish-4, jellyfish-5, crab-1, crab-2, crab-3, crab-4, crab-5, seahorse-1, seahorse-2, seahorse-3, seahorse-4, seahorse-5, shellfish-1, shellfish-2, shellfish-3, shellfish-4, shellfish-5, squid-1, squid-2, squid-3, squid-4 or squid-5",
          "affiliated: unknown field, did you mean affiliate?",
        ],
      ],
    ],
    event: [
      [
        "an unknown type",
        { type: "plot", seat: 0, lord: "miller" },
        [
          'type: "plot", expected game-started, court-filled, locations-made-available, turn-started, pearls-gained, plotted, action-passed, card-revealed, deck-renewed, ally-bought, ally-taken, threat-raised, monster-fought, tokens-drawn, key-tokens-gained, exploration-ended, stacks-taken, lord-recruited, ally-affiliated, lord-entered, allies-discarded, pearls-returned, lord-disabled, token-stolen, extra-turn-gained, stack-discarded, location-swapped, lord-bribed, lord-discarded, locations-drawn, location-controlled, stack-searched, location-switched, end-triggered, hand-revealed or game-ended',
        ],
      ],
      [
        "a wrong source",
        { type: "pearls-gained", seat: 0, pearls: -1, source: "rewards" },
        [
          "pearls: -1, expected a whole number from 0 to 10000",
          'source: "rewards", did you mean reward?',
        ],
      ],
      [
        "a wrong token",
        { type: "tokens-drawn", seat: 0, tokens: [2, 5, "3"] },
        ["tokens.1: 5, expected 2, 3, 4 or null", 'tokens.2: "3", expected 2, 3, 4 or null'],
      ],
    ],
    state: [
      [
        "several problems",
        {
          ...good.state,
          table: { ...good.state.table, threat: 9, court: ["Miller", 7], tracks: [] },
          rng: [1, 2, 3],
        },
        [
          "table.threat: 9, expected a whole number from 1 to 6",
          'table.court.0: "Miller", did you mean miller?',
          "table.court.1: 7, expected recruiter, jailer, seeker, assassin, commander, tamer, hunter, ship-master, trader, peddler, landlord, slaver, shopkeeper, shaman, invoker, apprentice, oracle, alchemist, illusionist, master-of-magic, opportunist, corruptor, traitor, diplomat, treasurer, schemer, keeper, reaper, shepherd, miller, aquaculturalist, landowner, sage, hermit or elder",
          "table.tracks: unknown field, did you mean track?",
          "rng: a list of 3, expected a list of 4",
        ],
      ],
      [
        "an unknown task",
        { ...good.state, agenda: [{ do: "controls", seat: 0 }] },
        ['agenda.0.do: "controls", did you mean control?'],
      ],
      [
        "a question with wrong fields",
        { ...good.state, agenda: [{ ask: "act", seat: [0] }] },
        [
          "agenda.0.seats: is missing, expected a list of at most 4",
          "agenda.0.seat: unknown field, did you mean seats?",
        ],
      ],
      [
        "too many components",
        { ...good.state, table: { ...good.state.table, keyTokens: 99, lastSeat: 3 } },
        [
          "table.keyTokens: there are 99 key tokens, but the game has 10",
          "table.lastSeat: seat 3, expected 0 to 1",
        ],
      ],
      [
        "half of a state",
        { table: good.state.table },
        [
          "agenda: is missing, expected a list of at most 100",
          "rng: is missing, expected a list of 4",
        ],
      ],
    ],
    view: [
      [
        "half of a view",
        { table: good.view.table },
        ["agenda: is missing, expected a list of at most 100"],
      ],
      [
        "a hand that is a number",
        { ...good.view, agenda: 3, rngs: [] },
        [
          "agenda: 3, expected a list of at most 100",
          "rngs: unknown field, expected table or agenda",
        ],
      ],
    ],
    position: [
      [
        "several problems",
        { seats: [{ pearls: -1, lords: ["miler"] }, { hand: ["crab3"] }], treat: 2 },
        [
          "treat: unknown field, did you mean threat?",
          "seats.0.pearls: -1, expected a whole number from 0 to 10000",
          'seats.0.lords.0: "miler", did you mean miller?',
          'seats.1.hand.0: "crab3", did you mean crab-3?',
        ],
      ],
    ],
    tableau: [
      [
        "a wrong token",
        { ...tableau, monsterTokens: [5] },
        ["monsterTokens.0: 5, expected 2, 3 or 4"],
      ],
      [
        "several problems",
        { ...tableau, lords: ["miler", "Miller", "keper"], pearls: -1, location: [] },
        [
          "location: unknown field, did you mean locations?",
          'lords.0: "miler", did you mean miller?',
          'lords.1: "Miller", did you mean miller?',
          'lords.2: "keper", did you mean keeper?',
          "pearls: -1, expected a whole number, 0 or more",
        ],
      ],
      [
        "invalid hidden cards",
        { ...tableau, hidden: { hand: "2", token: 1 } },
        [
          "hidden.monsterTokens: is missing",
          "hidden.token: unknown field, expected hand or monsterTokens",
          'hidden.hand: "2", expected a whole number, 0 or more',
        ],
      ],
      [
        "more hidden tokens than there are",
        { ...tableau, monsterTokens: [2], hidden: { hand: 0, monsterTokens: 20 } },
        ["hidden.monsterTokens: makes 21 monster tokens, but the game has 20"],
      ],
      [
        "lords twice",
        { ...tableau, lords: ["miller", "miller"], disabled: ["keeper"] },
        ["lords.1: miller appears 2 times, the game has 1"],
      ],
    ],
    replay: [
      [
        "several problems",
        { ...good.replay, format: 0, seeds: "", seed: 7 },
        [
          "format: 0, expected 1, 2 or 3",
          "seed: 7, expected a string of at most 256 characters",
          "seeds: unknown field, did you mean seed?",
        ],
      ],
      [
        "an altered result",
        { ...good.replay, digest: { ...good.replay.digest, result: "0" } },
        ["digest.result: the replay was altered: its moves lead to another result"],
      ],
      [
        "an altered seed",
        { ...good.replay, seed: "other" },
        [
          "seed: the replay was altered: its seed is not as recorded",
          "actions.0: action 1 (explore) is refused: not-your-decision (AB-7)",
        ],
      ],
      [
        "a newer version",
        { ...good.replay, version: "3" },
        ['version: written by a newer version: rules of version "3", expected at most version 2'],
      ],
      ["an unknown version", { ...good.replay, version: "0" }, ['version: "0", expected 1 or 2']],
    ],
    refusal: [
      [
        "an unknown code",
        { code: "court-fill", rule: "AB-8", params: {} },
        ['code: "court-fill", did you mean court-full?'],
      ],
      [
        "wrong figures",
        { code: "too-few-pearls", rule: 8, params: { has: 1, need: 2 } },
        [
          "rule: 8, expected a string of 1 to 100 characters",
          "params.needs: is missing, expected a whole number",
          "params.need: unknown field, did you mean needs?",
        ],
      ],
    ],
  }),
});
