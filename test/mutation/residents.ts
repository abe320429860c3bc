// Controls the tests that stay loaded in another thread.
import { BroadcastChannel } from "node:worker_threads";
import { createVitest, type Vitest } from "vitest/node";
import type { Answer, Loading, Request } from "./messages.ts";

const resident = "test/mutation/resident.ts";

/** Milliseconds. Tests send a message after each of them; a longer silence means that one hangs. */
const LONGEST_SILENCE = 90_000;
/** The same while all tests are run, including slow ones. */
const LONGEST_TEST = 1_800_000;

type Files = Omit<Loading, "channel">;

export class Residents {
  #thread: TestThread;
  #loading: Files | undefined;

  private constructor(thread: TestThread) {
    this.#thread = thread;
  }

  /** Starts a thread without tests. */
  static async start(): Promise<Residents> {
    return new Residents(await TestThread.start());
  }

  get isLoaded(): boolean {
    return this.#thread.isLoaded;
  }

  /** Loads files in place of those that are loaded. */
  async load(loading: Files): Promise<Answer> {
    this.#loading = loading;
    const answer = (await this.#thread.unload()) && (await this.#thread.load(loading));
    if (answer) return answer;
    await this.#restart();
    return (await this.#thread.load(loading)) || silent;
  }

  async ask(request: Request): Promise<Answer> {
    const answer = await this.#thread.ask(request);
    if (answer) return answer;
    await this.#restart();
    const loaded = await this.load(this.#loading!);
    if (loaded.kind !== "loaded") return loaded;
    return (await this.#thread.ask(request)) || { kind: "endless" };
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  /** Replaces a thread that is silent, or that has failed to start. */
  async #restart(): Promise<void> {
    void this.#thread.close();
    this.#thread = await TestThread.start();
  }
}

const silent: Answer = { kind: "endless" };

/** A thread with tests. A request has the answer `false` if the thread is silent for too long. */
class TestThread {
  static #started = 0;
  readonly #vitest: Vitest;
  readonly #name = `thread ${process.pid} ${TestThread.#started++}`;
  readonly #channel = new BroadcastChannel(this.#name);
  #run: Promise<unknown> = Promise.resolve();
  #isLoaded = false;

  private constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  static async start(): Promise<TestThread> {
    const vitest = await createVitest("test", {
      config: "test/mutation/vitest.config.ts",
      watch: false,
      onConsoleLog: () => false,
    });
    return new TestThread(vitest);
  }

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  load(files: Files): Promise<Answer | false> {
    this.#vitest.provide("loading", { ...files, channel: this.#name });
    this.#isLoaded = true;
    const answer = this.#next(LONGEST_SILENCE);
    this.#run = this.#vitest.start([resident]).finally(() => {
      this.#isLoaded = false;
    });
    return this.#orEnd(answer);
  }

  ask(request: Request): Promise<Answer | false> {
    const answer = this.#next(request.kind === "run all" ? LONGEST_TEST : LONGEST_SILENCE);
    this.#channel.postMessage(request);
    return this.#orEnd(answer);
  }

  /** Ends the tests; `true` if they have ended in time. */
  unload(): Promise<boolean> {
    const request: Request = { kind: "end" };
    this.#channel.postMessage(request);
    const { silence } = silenceOf(LONGEST_SILENCE);
    return Promise.race([this.#run.then(() => true), silence]);
  }

  async close(): Promise<void> {
    await this.unload();
    this.#channel.close();
    await this.#vitest.close();
  }

  /** The answer, or a failure if the thread ends without one: an error in a `describe` block or in the thread. */
  #orEnd(answer: Promise<Answer | false>): Promise<Answer | false> {
    const ended = this.#run.then(
      (): Answer => ({ kind: "not loaded", message: "ended without an answer" }),
    );
    return Promise.race([answer, ended]);
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

/** Resolves with `false` if `wake` is not called for too long. */
function silenceOf(limit: number) {
  let timer: NodeJS.Timeout;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limit).unref();
  });
  return { silence, wake: () => timer.refresh() };
}
