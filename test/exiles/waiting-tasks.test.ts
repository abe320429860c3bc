// Tasks that wait on the agenda while a question of the Perjurer, or of a layer that asks at every turn, is open.
import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { exiles } from "../../src/exiles/index.ts";
import { problems, readState } from "../../src/kernel/tools/serialisation.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { exilesNodding } from "../layers/games.ts";
import { withAreas } from "../layers/trial.ts";
import { once } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { play, prepare } from "./prepare.ts";

const me = by(0);
const allies: Ally[] = ["seahorse-1", "seahorse-4", "seahorse-5"];
const impossibleEntry = "cannot be on the agenda in this position";

describe("in the middle of a recruitment", () => {
  const nodding = scenario(exilesNodding);
  /** Seat 0 has paid; the other seat has not nodded yet. */
  const paidFor = (recruit: "usurer" | "landowner") =>
    nodding.play(
      withAreas(
        exilesNodding,
        prepare({
          court: ["landowner", "miller"],
          exilesInCourt: ["usurer"],
          seats: [{ hand: ["crab-1", ...allies] }],
        }),
        { nods: [] },
      ),
      recruit === "usurer" ? me.recruitsExile(recruit) : me.recruits(recruit, allies),
    ).state;

  test("EX-3 an exile about to enter must be in the court", () => {
    const state = paidFor("usurer");
    expect(nodding.question(state)).toBe("nod 1");
    const at = state.agenda.findIndex((entry) => "do" in entry && entry.do === "enter-exile");
    expect(state.agenda[at]).toEqual({ do: "enter-exile", seat: 0, exile: "usurer" });
    expect(readState(exilesNodding, state)).toEqual(state);
    const agenda = state.agenda.with(at, { do: "enter-exile", seat: 0, exile: "rustler" });
    expect(problems(exilesNodding, "state", { ...state, agenda })).toEqual([
      { path: ["agenda", at], reason: impossibleEntry },
    ]);
  });

  test("EX-16 a lord may wait to enter without a question of the Perjurer", () => {
    const { state } = nodding.play(paidFor("landowner"), { type: "nod", seat: 1 });
    expect(state.agenda.slice(-2)).toMatchObject([
      { do: "enter", lord: "landowner" },
      { ask: "nod" },
    ]);
    expect(readState(exilesNodding, state)).toEqual(state);
  });
});

describe("while the Perjurer's owner decides", () => {
  const perjuring = once(
    () =>
      play(
        prepare({
          court: ["landowner", "miller", "recruiter"],
          exiles: [{ free: ["perjurer"] }],
          seats: [{ hand: allies }],
        }),
        me.recruits("landowner", allies),
      ).state,
  );
  /** The same state, with another lord in these entries. */
  const about = (lord: Lord, ...names: readonly string[]) => ({
    ...perjuring(),
    agenda: perjuring().agenda.map((entry) =>
      names.includes("do" in entry ? entry.do : entry.ask) ? { ...entry, lord } : entry,
    ),
  });
  const problemsOf = (state: unknown) =>
    problems(exiles, "state", state).map(({ path, reason }) => `${path.join(".")}: ${reason}`);
  const last = () => perjuring().agenda.length - 1;

  test("EX-16 the question is about the lord that waits to enter", () => {
    expect(exiles.decision(perjuring())).toMatchObject({ ask: "perjure", lord: "landowner" });
    expect(problemsOf(about("miller", "enter", "power", "perjure"))).toEqual([]);
    const waits = [`agenda.${last() - 1}: ${impossibleEntry}`];
    expect(problemsOf(about("miller", "enter", "power"))).toEqual(waits);
    expect(problemsOf(about("miller", "perjure"))).toEqual(waits);
  });

  test("EX-16 that lord has no key", () => {
    expect(problemsOf(about("recruiter", "enter", "power", "perjure"))).toEqual([
      `agenda.${last()}: ${impossibleEntry}`,
    ]);
  });
});
