// All pages, in reading order.

/** A page of the site: its title in the navigation, and its file from docs, without `.md`. */
interface Page {
  readonly text: string;
  readonly page: string;
}

interface Group {
  readonly text: string;
  readonly pages: readonly Page[];
}

const page = (text: string, path: string): Page => ({ text, page: path });

/** The groups of the sidebar. */
export const groups: readonly Group[] = [
  {
    text: "Guides",
    pages: [
      page("Build a user interface", "guide/interface"),
      page("Validate moves", "guide/validate"),
      page("Compute scores", "guide/scores"),
      page("Write a bot or a variant", "guide/bot-or-variant"),
      page("A card of your own", "guide/card-of-your-own"),
      page("What authors of variants import", "guide/author-kit"),
      page("Test a game of your own", "guide/test-a-variant"),
      page("What to import", "entries"),
    ],
  },
  {
    text: "Concepts",
    pages: [
      page("State and views", "concepts/state-and-views"),
      page("Decisions and choices", "concepts/decisions-and-choices"),
      page("Events and refusals", "concepts/events-and-refusals"),
      page("Positions by hand", "concepts/positions"),
      page("Replays and saves", "concepts/replays"),
      page("Layers", "concepts/layers"),
    ],
  },
  {
    text: "Rules",
    pages: [
      page("Abyss", "rules/abyss"),
      page("Exiles", "rules/exiles"),
      page("Kraken", "rules/kraken"),
      page("Leviathan", "rules/leviathan"),
      page("Conspiracy", "rules/conspiracy"),
    ],
  },
  {
    text: "Tools",
    pages: [
      page("Command line", "cli"),
      page("The engine", "engine"),
      page("Bots", "bots"),
      page("Host", "host"),
      page("Adapters", "adapters"),
      page("Languages", "locales"),
    ],
  },
  {
    text: "Good to know",
    pages: [
      page("Limits and seeds", "limits"),
      page("Performance", "performance"),
      page("Reliability", "reliability"),
      page("Changelog", "changelog"),
    ],
  },
  {
    text: "Inside",
    pages: [page("Architecture", "architecture"), page("Contributing", "contributing")],
  },
];
