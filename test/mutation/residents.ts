// Tests that are loaded and stay, seen from outside.
import { BroadcastChannel } from "node:worker_threads";
import { createVitest, type Vitest } from "vitest/node";
import type { Answer, Loading, Order } from "./messages.ts";

const resident = "test/mutation/resident.ts";

/** Milliseconds. Tests say something after each of them; who is silent for so long waits for ever. */
const longestSilence = 90_000;
/** The same while all tests are run, also those that take long. */
const longestTest = 1_800_000;

type Files = Omit<Loading, "channel">;

export class Residents {
  #house: House;
  #loading: Files | undefined;

  private constructor(house: House) {
    this.#house = house;
  }

  /** Ready to load. */
  static async ready(): Promise<Residents> {
    return new Residents(await House.built());
  }

  get isLoaded(): boolean {
    return this.#house.isLoaded;
  }

  /** Loads files instead of those that were loaded. */
  async load(loading: Files): Promise<Answer> {
    this.#loading = loading;
    const answer = (await this.#house.unload()) && (await this.#house.load(loading));
    if (answer) return answer;
    await this.#move();
    return (await this.#house.load(loading)) || silent;
  }

  async ask(order: Order): Promise<Answer> {
    const answer = await this.#house.ask(order);
    if (answer) return answer;
    await this.#move();
    const loaded = await this.load(this.#loading!);
    if (loaded.kind !== "loaded") return loaded;
    return (await this.#house.ask(order)) || { kind: "endless" };
  }

  close(): Promise<void> {
    return this.#house.close();
  }

  /** Whoever is silent is left alone. Now and then a thread does not start. */
  async #move(): Promise<void> {
    void this.#house.close();
    this.#house = await House.built();
  }
}

const silent: Answer = { kind: "endless" };

/** A thread with tests. What it is asked has no answer (`false`) if it is silent for too long. */
class House {
  static #built = 0;
  readonly #vitest: Vitest;
  readonly #name = `house ${process.pid} ${House.#built++}`;
  readonly #channel = new BroadcastChannel(this.#name);
  #run: Promise<unknown> = Promise.resolve();
  #isLoaded = false;

  private constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  static async built(): Promise<House> {
    const vitest = await createVitest("test", {
      config: "test/mutation/vitest.config.ts",
      watch: false,
      onConsoleLog: () => false,
    });
    return new House(vitest);
  }

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  load(files: Files): Promise<Answer | false> {
    this.#vitest.provide("loading", { ...files, channel: this.#name });
    this.#isLoaded = true;
    const said = this.#next(longestSilence);
    this.#run = this.#vitest.start([resident]).finally(() => {
      this.#isLoaded = false;
    });
    return this.#orEnd(said);
  }

  ask(order: Order): Promise<Answer | false> {
    const said = this.#next(order.kind === "run all" ? longestTest : longestSilence);
    this.#channel.postMessage(order);
    return this.#orEnd(said);
  }

  /** Whether it is empty then. */
  unload(): Promise<boolean> {
    const order: Order = { kind: "end" };
    this.#channel.postMessage(order);
    const { silence } = silenceOf(longestSilence);
    return Promise.race([this.#run.then(() => true), silence]);
  }

  async close(): Promise<void> {
    await this.unload();
    this.#channel.close();
    await this.#vitest.close();
  }

  /** Who does not answer has ended: what is inside of `describe` failed, or the thread. */
  #orEnd(said: Promise<Answer | false>): Promise<Answer | false> {
    const ended = this.#run.then(
      (): Answer => ({ kind: "not loaded", message: "ended without an answer" }),
    );
    return Promise.race([said, ended]);
  }

  #next(limit: number): Promise<Answer | false> {
    const { silence, wake } = silenceOf(limit);
    const answer = new Promise<Answer>((resolve) => {
      this.#channel.onmessage = ({ data }: { data: Answer }) => {
        wake();
        if (data.kind !== "going on") resolve(data);
      };
    });
    return Promise.race([answer, silence]);
  }
}

/** Ends with `false` when nobody woke it for too long. */
function silenceOf(limit: number) {
  let timer: NodeJS.Timeout;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limit).unref();
  });
  return { silence, wake: () => timer.refresh() };
}
