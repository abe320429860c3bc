// What the runner and the tests that stay loaded say to each other. They live in two threads of one process.

/** One test, as Stryker wants to know it. */
export interface KnownTest {
  /** The file it is written in and its full name. */
  readonly id: string;
  readonly file: string;
  readonly name: string;
}

/** How often each mutant was looked at: while files were loaded, and by each test. */
export interface Coverage {
  static: Hits;
  perTest: Record<string, Hits>;
}

/** By mutant. */
export type Hits = Record<string, number>;

/** A test that a mutant is tried with. Whoever comes to its code, or to any, very much more often does not end. */
export interface Trial {
  readonly id: string;
  /** How often the code of the mutant was come to without it. */
  readonly hits: number;
  /** The same of all code. */
  readonly looks: number;
}

/** Said to the tests. */
export type Order =
  | { readonly kind: "run all" }
  | {
      readonly kind: "try";
      readonly mutant: string;
      /** In this order, up to the first that fails. */
      readonly tests: readonly Trial[];
    }
  | { readonly kind: "end" };

/** Said by the tests, some after a while. */
export type Answer =
  /** Something was done, and more is to do. */
  | { readonly kind: "going on" }
  | { readonly kind: "loaded"; readonly tests: readonly KnownTest[] }
  | { readonly kind: "not loaded"; readonly message: string }
  | {
      readonly kind: "ran all";
      readonly coverage: Coverage;
      /** The mutants that were looked at while the library itself was loaded. */
      readonly ofLibrary: readonly string[];
      /** Those that were looked at while a file of tests was loaded. */
      readonly ofFiles: Readonly<Record<string, readonly string[]>>;
      readonly results: readonly {
        readonly id: string;
        readonly time: number;
        readonly looks: number;
        readonly message: string | null;
      }[];
    }
  | { readonly kind: "failed"; readonly test: string; readonly message: string }
  /** The test fails without the mutant too: something of an earlier mutant was kept. */
  | { readonly kind: "spoiled" }
  | { readonly kind: "endless" }
  | { readonly kind: "passed"; readonly hits: number };

/** How the tests are to be loaded. */
export interface Loading {
  /** The name of the channel on which orders come. */
  readonly channel: string;
  readonly files: readonly string[];
  /** Active while the files are loaded, and then. */
  readonly mutant: string | null;
  readonly hitLimit: number;
}

declare module "vitest" {
  interface ProvidedContext {
    loading: Loading;
  }
}
