// Tests that are loaded and stay, seen from outside.
import { BroadcastChannel } from "node:worker_threads";
import { createVitest, type Vitest } from "vitest/node";
import type { Answer, Loading, Order } from "./messages.ts";

const resident = "test/mutation/resident.ts";

export class Residents {
  readonly #vitest: Vitest;
  readonly #channel: BroadcastChannel;
  readonly #name: string;
  #run: Promise<unknown> = Promise.resolve();
  #isLoaded = false;

  private constructor(name: string, vitest: Vitest) {
    this.#name = name;
    this.#vitest = vitest;
    this.#channel = new BroadcastChannel(name);
  }

  /** Ready to load. Each needs a name of its own. */
  static async named(name: string): Promise<Residents> {
    const vitest = await createVitest("test", {
      config: "test/mutation/vitest.config.ts",
      watch: false,
      onConsoleLog: () => false,
    });
    return new Residents(name, vitest);
  }

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Loads files instead of those that were loaded. */
  async load(loading: Omit<Loading, "channel">): Promise<Answer> {
    await this.unload();
    this.#vitest.provide("loading", { ...loading, channel: this.#name });
    this.#isLoaded = true;
    const said = this.#next();
    this.#run = this.#vitest.start([resident]).finally(() => {
      this.#isLoaded = false;
    });
    return this.#orEnd(said);
  }

  ask(order: Order): Promise<Answer> {
    const said = this.#next();
    this.#channel.postMessage(order);
    return this.#orEnd(said);
  }

  async unload(): Promise<void> {
    const order: Order = { kind: "end" };
    this.#channel.postMessage(order);
    await this.#run;
  }

  async close(): Promise<void> {
    await this.unload();
    this.#channel.close();
    await this.#vitest.close();
  }

  /** Who does not answer has ended: what is inside of `describe` failed, or the thread. */
  #orEnd(said: Promise<Answer>): Promise<Answer> {
    const ended = this.#run.then(
      (): Answer => ({ kind: "not loaded", message: "ended without an answer" }),
    );
    return Promise.race([said, ended]);
  }

  #next(): Promise<Answer> {
    return new Promise((resolve) => {
      this.#channel.onmessage = ({ data }: { data: Answer }) => resolve(data);
    });
  }
}
