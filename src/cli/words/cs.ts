import type { Labels } from "./labels.ts";

/** The texts of the command line in Czech. */
export const cs: Labels = {
  table: {
    decks: "Balíčky",
    supply: "Zásoba",
    beside: "vedle plánu",
    guilds: {
      mage: "mág",
      soldier: "voják",
      farmer: "farmář",
      merchant: "obchodník",
      politician: "politik",
      ambassador: "velvyslanec",
      smuggler: "pašerák",
    },
  },
  total: "celkem",
  rank: "pořadí",
  seated: (player, who) => `${player} je ${who}`,
  person: "ty",
  seed: (seed) => `semínko ${seed}`,
  tried: (times) => `pokusů: ${times}`,
  winsShare: (percent) => `vyhrává ${percent} %`,
  why: (reasons) => `Proč: ${reasons.join(", ")}`,
  dialogue: {
    done: "To je vše",
    commands: {
      back: "o krok zpět",
      undo: "vzít zpět svou poslední akci, pokud se nikdo nic nedozvěděl",
      why: "proč něco není možné: why plot, why recruit lord=jailer",
      hint: "co by na tvém místě udělal bot a proč",
      card: "hodnoty karty a co dělá: card jailer",
      table: "ukázat stůl znovu; table all: celý, se všemi texty",
      help: "ukázat tuto nápovědu",
      quit: "ukončit hru",
    },
    typed:
      "Napiš číslo, několik čísel pro několik karet ze seznamu (1 2 2), nebo jedno z těchto slov (stačí první písmeno, ale h je hint; ? je help). Akci lze napsat i celou: draw-lords count=2.",
    noStepBack: "Není žádný krok, ke kterému se lze vrátit.",
    nothingToUndo: "Není co vzít zpět: někdo se už něco dozvěděl, nebo se nic nestalo.",
    undone: "Vzato zpět.",
    isPossible: "To je možné.",
    number: (most) => `Napiš číslo od 1 do ${most}, nebo help.`,
    unknownCard: (name) => `Karta „${name}“ neexistuje.`,
    hint: (action) => `Rada: ${action}`,
    handOver: (player) => `${player}: vezmi si klávesnici a stiskni Enter.`,
    inputEnded: "Vstup skončil a s ním i tato hra.",
    goodbye: "Na shledanou.",
  },
  legal: "Dovoleno",
  refused: "Odmítnuto",
  intact: (actions, version) =>
    `Záznam je takový, jak byl pořízen: akcí: ${actions}, verze pravidel: ${version}.`,
  altered: "Záznam byl pozměněn.",
  notAsRecorded: "jinak, než bylo zaznamenáno.",
  otherRules: (version, today) =>
    `Záznam je podle jiných pravidel: byl pořízen ve verzi ${version}, toto je verze ${today}.`,
  step: (number) => `Akce ${number}`,
  setUp: "Příprava",
  pressEnter: "Enter: další akce",
};
