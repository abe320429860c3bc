// The messages between the runner and the tests that stay loaded, which run in another thread.

/** A test, as Stryker needs to know it. */
export interface KnownTest {
  /** Its file and full name. */
  readonly id: string;
  readonly file: string;
  readonly name: string;
}

/** How often the code of each mutant was run: while files were loaded, and by each test. */
export interface Coverage {
  static: Hits;
  perTest: Record<string, Hits>;
}

/** Counts by mutant. */
export type Hits = Record<string, number>;

/** A test to run with a mutant, with its usual counts. A test that exceeds them by far is considered endless. */
export interface Trial {
  readonly id: string;
  /** How often it runs the code of the mutant without the mutation. */
  readonly hits: number;
  /** How often it reaches any instrumented code. */
  readonly visits: number;
}

/** Sent to the tests. */
export type Request =
  | { readonly kind: "run all" }
  | {
      readonly kind: "try";
      readonly mutant: string;
      /** Run in this order, up to the first that fails. */
      readonly tests: readonly Trial[];
    }
  | { readonly kind: "end" };

/** Sent by the tests. */
export type Answer =
  /** Some work is done, and more is to come. */
  | { readonly kind: "going on" }
  | { readonly kind: "loaded"; readonly tests: readonly KnownTest[] }
  | { readonly kind: "not loaded"; readonly message: string }
  | {
      readonly kind: "ran all";
      readonly coverage: Coverage;
      /** The mutants whose code ran while the library was loaded. */
      readonly ofLibrary: readonly string[];
      /** The mutants whose code ran while a test file was loaded. */
      readonly ofFiles: Readonly<Record<string, readonly string[]>>;
      readonly results: readonly {
        readonly id: string;
        readonly time: number;
        readonly visits: number;
        readonly message: string | null;
      }[];
    }
  | { readonly kind: "failed"; readonly test: string; readonly message: string }
  /** The test also fails without the mutant, because an earlier one left something behind. */
  | { readonly kind: "spoiled" }
  | { readonly kind: "endless" }
  | { readonly kind: "passed"; readonly hits: number };

/** How the tests are loaded. */
export interface Loading {
  /** The name of the channel for requests. */
  readonly channel: string;
  readonly files: readonly string[];
  /** Active while the files are loaded, and afterwards. */
  readonly mutant: string | null;
  readonly hitLimit: number;
}

declare module "vitest" {
  interface ProvidedContext {
    loading: Loading;
  }
}
