import type { Labels } from "./labels.ts";

/** The texts of the command line in Polish. */
export const pl: Labels = {
  table: {
    decks: "Talie",
    supply: "Zasoby",
    beside: "obok planszy",
    guilds: {
      mage: "mag",
      soldier: "żołnierz",
      farmer: "farmer",
      merchant: "kupiec",
      politician: "polityk",
      ambassador: "ambasador",
      smuggler: "przemytnik",
    },
  },
  total: "razem",
  rank: "miejsce",
  seated: (player, who) => `${player} to ${who}`,
  person: "ty",
  seed: (seed) => `ziarno ${seed}`,
  tried: (times) => `prób: ${times}`,
  winsShare: (percent) => `wygrywa ${percent} %`,
  why: (reasons) => `Dlaczego: ${reasons.join(", ")}`,
  dialogue: {
    done: "To wszystko",
    commands: {
      back: "krok wstecz",
      undo: "cofnij swoją ostatnią akcję, o ile nikt się niczego nie dowiedział",
      why: "dlaczego coś nie jest możliwe: why plot, why recruit lord=jailer",
      hint: "co zrobiłby na twoim miejscu bot i dlaczego",
      card: "wartości karty i co robi: card jailer",
      table: "pokaż stół jeszcze raz; table all: w całości, ze wszystkimi tekstami",
      help: "pokaż tę pomoc",
      quit: "zakończ grę",
    },
    typed:
      "Wpisz numer, kilka numerów dla kilku kart z listy (1 2 2) albo jedno z tych słów (wystarczy pierwsza litera, ale h to hint; ? to help). Akcję można też wpisać w całości: draw-lords count=2.",
    noStepBack: "Nie ma kroku, do którego można wrócić.",
    nothingToUndo:
      "Nie ma czego cofnąć: ktoś się już czegoś dowiedział albo nic nie zostało zrobione.",
    undone: "Cofnięte.",
    isPossible: "To jest możliwe.",
    number: (most) => `Wpisz numer od 1 do ${most} albo help.`,
    unknownCard: (name) => `Nie ma karty „${name}”.`,
    hint: (action) => `Podpowiedź: ${action}`,
    handOver: (player) => `${player}: przejmij klawiaturę i naciśnij Enter.`,
    inputEnded: "Koniec danych wejściowych, a z nim koniec tej gry.",
    goodbye: "Do zobaczenia.",
  },
  legal: "Dozwolone",
  refused: "Niedozwolone",
  intact: (actions, version) =>
    `Zapis jest taki, jak go nagrano: akcji: ${actions}, wersja zasad: ${version}.`,
  altered: "Zapis został zmieniony.",
  notAsRecorded: "inaczej niż w nagraniu.",
  otherRules: (version, today) =>
    `Zapis jest według innych zasad: nagrano go w wersji ${version}, a to jest wersja ${today}.`,
  step: (number) => `Akcja ${number}`,
  setUp: "Przygotowanie",
  pressEnter: "Enter: następna akcja",
};
