import type { ExampleTexts } from "./index.ts";

export const exampleTexts: ExampleTexts = {
  "AB-78":
    "Gracz 2 eksploruje. W przykładzie pierwszego sojusznika nikt nie kupuje, Gracz 1 kupuje drugiego za 1 perłę, potwór zostaje ominięty, Gracz 3 kupuje czwartego za 2, a ostatnią kartę bierze się wraz z perłą piątego pola: razem 4 perły, a trzech sojuszników trafia do Rady.",
  "AB-79":
    "Z tą ręką można zrekrutować dwóch z tych lordów: Mistrza magii trzema rasami o wartości 10 oraz Łowcę niewolników dwoma skorupiakami i 2 perłami. Najniższy zapłacony sojusznik zostaje przyłączony. Zdrajca wymaga kałamarnicy, której brak.",
  "AB-80":
    "Gracz 1 ma 91 punktów: 32 za trzy miejsca, 39 za siedmiu lordów, 14 za najlepszego przyłączonego sojusznika każdej rasy i 6 za żetony potworów.",
  "KR-72":
    "Gracz 2 może kupić sojusznika za 2 i ma 1 perłę oraz 2 nebulisy. Najpierw płaci się perłami, a zapłata może zawierać tylko jeden nebulis: zatem po jednym, a oba trafiają do Gracza 1.",
  "KR-73":
    "Rozbójnik kosztuje 9 dwiema rasami, w tym krabem. Krab 2 z dwoma krakenami wystarcza: krab zostaje przyłączony, a krakeny dają 5 nebulisów.",
  "KR-74":
    "Gracz 1 ma figurkę i 3 nebulisy, pozostali po 2. Gdy Przewoźnik odda jeden nebulis, pozostali się z nim zrównają, a Gracz 1 wybierze, kto weźmie figurkę.",
  "KR-75":
    "Gracz 1 ma figurkę i 3 nebulisy. Gracz 2 dzięki Czuwającemu zrównuje się i ją bierze. Gracz 3 dostaje nebulisa, co nic nie zmienia, a dopiero z czwartym Gracz 1 ją odzyskuje.",
  "KR-76":
    "Gracz 1 wziął Megalodona i szuka łupów. W przykładzie są to 5, 3, 6 i 3: druga trójka kończy szukanie, obie się odrzuca, a Megalodon daje 5 + 6 = 11.",
  "KR-77":
    "Gracz 1 rekrutuje Wartownika i stawia strażnika na Handlarzu: Gracz 2 nie może go ani zrekrutować, ani odrzucić. Czuwający Gracza 2 nie może też strzec dziedzińca, więc jego strażnik staje na stosie krabów.",
  "KR-78":
    "Gracz 2 eksploruje, a Gracz 1 ma Rozbójnika, który bierze perłę, ilekroć przeciwnik zyskuje naraz co najmniej 2. W przykładzie Gracz 2 zyskuje w sumie 1 + 1 + 1 + 1 = 4.",
  "KR-79":
    "Gracz 1 ma 69 punktów: lordowie 44, miejsca 9 + 3 + 11, sojusznicy 5, żetony potworów 6, minus 4 za cztery nebulisy i minus 5 za figurkę. Dwa z nebulisów przyniósł kraken, który został na ręce.",
  "LE-68":
    "Gracz 1 atakuje lewiatana 1 krabem 4 z symbolem walki i wyrzuca 3 i 6: atak 10. Pokonuje opór 3, reszta 7 pokonuje następny, znikają dwa punkty życia, za 3 żetony.",
  "LE-69":
    "Walka trwa: meduza 2 z symbolem walki i rzut 1 dają 3 przeciw 5. Dwie perły wystarczają, by zabić lewiatana. Był jedyny, więc nowy pojawia się przed dobraniem żetonu.",
  "LE-70":
    "Krab 5 i rzut 3 dają 8 przeciw oporowi 9 lewiatana 3. Atak się nie udaje i przynosi perłę. Gracz 1 może zaatakować ponownie albo zakończyć walkę.",
  "LE-71":
    "Gdy Gracz 1 ominie potwora, lewiatan 20 wejdzie na pole lewiatana 9 i go wyprze. Jego kara zabiera lorda, a wystarczy ten obrócony.",
  "LE-72":
    "Z potworem na piątym polu nie można walczyć: lewiatan 12 wymaga kałamarnicy. Gracz 1 go omija, pojawia się lewiatan, a następną kartę odkrywa się na to samo pole.",
  "LE-73":
    "Gracz 1 ma Altruistę i Taksydermistę. Krab 4 i rzut 6 zabijają lewiatana 2, co daje 2 + 2 perły i 2 + 1 + 1 + 1 = 5 żetonów.",
  "LE-74":
    "Gracze 1 i 2 zabili po jednym lewiatanie, a figurkę Plagi ma Gracz 2. Z drugim zabitym Gracz 1 ją odzyskuje.",
  "LE-75":
    "Biorąc stos kałamarnic, Gracz 1 kończy turę z 15 sojusznikami, o trzech za dużo, i ma 2 perły: odrzuca 3, albo płaci 1 i odrzuca 2, albo płaci 2 i odrzuca 1.",
  "LE-76":
    "Gracz 1 ma 6 punktów: żetony potworów 2 i 3, minus 4 za rany, plus 5 za figurkę Plagi. Żeton lewiatana nic nie daje.",
  "LE-77":
    "Kałamarnica 1 z symbolem walki i rzut 2 dają 3 przeciw ostatniemu oporowi 4. Można dołożyć perły, ale tylko tyle, ile trzeba: 1.",
  "LE-92":
    "Gracz 1 atakuje lewiatana 19, który wymaga kraba, krakenem 4: 3 nebulisy, figurka i jedna kość. Rzut 5 daje 9 i zabija go, za 2 żetony.",
  "CO-34":
    "Izba Gracza 1 daje 42 punkty: 17 za najlepszego lorda każdego koloru, 5 za dwa miejsca, 15 za koalicję pięciu i 5 za tytuł Władcy pereł.",
  "CO-35":
    "Dobierz jednego lorda: to żółta dwójka, która przejmuje herb żółtej jedynki i jest trzecim kluczem. Z dwóch dobranych miejsc to z trzema perłami daje razem 4, a tytuł zmienia właściciela.",
  "CO-38":
    "Gracz 1 dobiera trzech lordów i zatrzymuje czerwonego. Dwaj zieloni trafiają na zielony stos, skąd Gracz 2 bierze i umieszcza obu.",
  "CO-63":
    "Gdy umieścisz lorda, Farmer bierze największy stos: trzech zielonych, a nie dwóch żółtych. Ty wybierasz kolejność, a w każdej dają 2 perły.",
  "CO-64":
    "Kupiec mógłby utworzyć koalicję trzech z niebieskim lub z żółtymi. Żółty stos ma o jednego lorda więcej, więc bierze jego, a drugi klucz daje miejsce.",
  "CO-65":
    "Polityk szuka kluczy i znajduje po jednym na czerwonym i niebieskim stosie. Są równie dobre, więc wybierasz Ty.",
  "CO-66":
    "Mag nie znajduje stosu do wzięcia, więc z talii odkrywa się lordów, aż dwaj będą tego samego koloru: tu trzecia karta, druga czerwona.",
  "CO-67":
    "Następny lord, czerwony, domyka koalicję trzech i zdobywa żeton dodatkowej tury. Czwarty czerwony nie zdobywa go ponownie, ale koalicja innego koloru tak.",
  "CO-68":
    "Izba Żołnierza daje 57 punktów: 16 za lordów, 20 za miejsca, 12 za czerwoną koalicję i 9 za jego kartę. Z tytułem byłoby 62; przy równych punktach decyduje tytuł.",
  "CO-69":
    "Żołnierz bierze czerwony stos, więc w następnej turze możesz dobrać tylko jednego lorda. Dodatkowa tura po niej jest znów dowolna.",
};
