import type { GuideWords } from "./words.ts";

export const guideWords: GuideWords = {
  title: "Twoja pierwsza tura",
  you: "Ty",
  other: "Bot",
  step: (step, last) => `Krok ${step} z ${last}`,
  next: "Dalej",
  skip: "Pomiń objaśnienia",
  playOn: "Graj dalej z botem",
  leave: "Wybierz grę",
  notNow: "Jeszcze nie: to na późniejszą turę. Kliknij to, co świeci.",
  notes: {
    abyss: {
      welcome:
        "Na końcu liczą się przede wszystkim wpływy. Dają je lordowie: duże karty na dziedzińcu. Każdy pokazuje, ilu sojuszników kosztuje, a Ty nie masz jeszcze żadnego. W pierwszej turze zdobędziesz jednego.",
      explore:
        "W swojej turze badasz głębiny, prosisz radę o wsparcie albo rekrutujesz lorda. Zbadaj głębiny: kliknij talię eksploracji. Pokazuje sojuszników po kolei, aż któregoś weźmiesz.",
      offer:
        "Krab o wartości 2. Bot mógł go od Ciebie kupić za perłę, ale nie chce. Możesz go wziąć i zakończyć. Zaryzykuj: kliknij talię jeszcze raz.",
      monster:
        "Potwór! Możesz z nim walczyć o nagrodę z toru zagrożenia i zakończyć turę. Możesz też go ominąć, a nagroda urośnie dla tego, kto zawalczy następny. Omiń go: kliknij talię jeszcze raz.",
      take: "Meduza o wartości 4, a bot Ci ją zostawia. Meduzami płaci się za magów, na przykład za Ucznia na dziedzińcu. Weź ją: kliknij kartę.",
      end: "Dobra tura. Meduza jest na Twojej ręce, a krab trafił do rady, od której można dostać cały stos. Gdy zbierzesz dość sojuszników, zrekrutujesz lordów, a ich klucze otworzą miejsca.",
    },
    conspiracy: {
      welcome:
        "Zapełniasz lordami izbę o 15 polach, rząd po rzędzie, aż do szpicu. Sąsiedzi jednego koloru tworzą koalicję, a najsilniejszy lord każdego koloru daje swoje wpływy.",
      draw: "W swojej turze dobierasz do 3 lordów i zatrzymujesz jednego albo bierzesz cały stos odrzuconych. Więcej lordów to większy wybór, ale reszta zostaje odkryta dla bota. Kliknij talię lordów i dobierz 3.",
      place:
        "Każdy lord coś robi, gdy go kładziesz: klucze zdobywają miejsca, strzałki odkrywają i zamieniają lordów, a perły to perły. Połóż niebieską trójkę na pierwszym polu: kliknij ją.",
      end: "Od razu dwie perły, a kto ma ich najwięcej, nosi tytuł Władcy pereł, wart na końcu 5 punktów. Pozostali lordowie trafili na stosy swoich kolorów. Teraz kolej na bota.",
    },
  },
};
