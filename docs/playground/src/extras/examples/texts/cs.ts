import type { ExampleTexts } from "./index.ts";

export const exampleTexts: ExampleTexts = {
  "AB-78":
    "Hráč 2 prozkoumává hlubiny. V příkladu prvního spojence nikdo nekoupí, Hráč 1 koupí druhého za 1 perlu, nestvůra se mine, Hráč 3 koupí čtvrtého za 2 a poslední kartu si Hráč 2 vezme i s perlou pátého pole: získá 4 perly a tři spojenci jdou do rady.",
  "AB-79":
    "S touto rukou lze naverbovat dva z vládců: Pána magie třemi rasami s hodnotou 10, Otrokáře oběma měkkýši a 2 perlami. Nejnižší zaplacený spojenec se přidruží. Zrádce chce chobotnici, a ta chybí.",
  "AB-80":
    "Hráč 1 má 91 bodů: 32 za tři lokace, 39 za sedm vládců, 14 za nejlepšího přidruženého spojence každé rasy a 6 za žetony nestvůr.",
  "KR-72":
    "Hráči 2 se nabízí spojenec za 2 a má 1 perlu a 2 nebuly. Nejprve se platí perlami a v platbě smí být jen jedna nebula: tedy od každého jedna a obě dostane Hráč 1.",
  "KR-73":
    "Loupežník stojí 9 ve 2 rasách, jednou z nich je krab. Krab 2 se dvěma krakeny stačí: krab se přidruží a krakeni přinesou 5 nebul.",
  "KR-74":
    "Hráč 1 má figurku a 3 nebuly, ostatní 2. Když Převozník jednu nebulu vrátí, ostatní se vyrovnají a Hráč 1 zvolí, kdo si figurku vezme.",
  "KR-75":
    "Hráč 1 má figurku a 3 nebuly. Hráč 2 se díky Ponocnému vyrovná a vezme si ji. Hráč 3 dostane nebulu, což nic nemění, a teprve se čtvrtou si ji Hráč 1 vezme zpět.",
  "KR-76":
    "Hráč 1 si vzal Megalodona a hledá kořist. V příkladu je to 5, 3, 6 a 3: druhá trojka hledání ukončí, obě se odhodí a Megalodon přinese 5 + 6 = 11.",
  "KR-77":
    "Hráč 1 naverbuje Hlídače a postaví strážce na Kupce: Hráč 2 ho pak nemůže naverbovat ani odhodit. Ponocný Hráče 2 už dvůr hlídat nesmí, a tak jde jeho strážce na hromádku krabů.",
  "KR-78":
    "Hráč 2 prozkoumává hlubiny a Hráč 1 má Loupežníka, který vezme perlu vždy, když protihráč získá najednou 2 nebo více. V příkladu získá Hráč 2 celkem 1 + 1 + 1 + 1 = 4.",
  "KR-79":
    "Hráč 1 má 69 bodů: vládci 44, lokace 9 + 3 + 11, spojenci 5, žetony nestvůr 6, minus 4 za čtyři nebuly a minus 5 za figurku. Dvě z nebul přinesl kraken, který zůstal v ruce.",
  "LE-68":
    "Hráč 1 útočí na leviatana 1 krabem 4 se symbolem boje a hodí 3 a 6: útok 10. Překoná odpor 3, zbylých 7 překoná další a zmizí dva body života, za 3 žetony.",
  "LE-69":
    "Boj pokračuje: medúza 2 se symbolem boje a hod 1 dávají 3 proti 5. Dvě perly stačí a leviatan zemře. Byl jediný, a tak další přijde ještě před dobráním žetonu.",
  "LE-70":
    "Krab 5 a hod 3 dávají 8 proti odporu 9 leviatana 3. Útok selže a přinese perlu. Hráč 1 může zaútočit znovu, nebo boj ukončit.",
  "LE-71":
    "Když Hráč 1 nestvůru mine, přijde leviatan 20 na pole leviatana 9 a vytlačí ho. Jeho trest bere vládce a stačí ten otočený.",
  "LE-72":
    "S nestvůrou na pátém poli nelze bojovat: leviatan 12 chce chobotnici. Hráč 1 ji tedy mine, přijde leviatan a další karta se odkryje na totéž pole.",
  "LE-73":
    "Hráč 1 má Altruistu a Preparátora. Krab 4 a hod 6 zabijí leviatana 2, což přinese 2 + 2 perly a 2 + 1 + 1 + 1 = 5 žetonů.",
  "LE-74":
    "Hráči 1 a 2 zabili po jednom leviatanovi a figurku Pohromy má Hráč 2. S druhým zabitým si ji Hráč 1 vezme zpět.",
  "LE-75":
    "S hromádkou chobotnic skončí Hráč 1 tah s 15 spojenci, o tři víc, než smí, a má 2 perly: odhodí 3, nebo zaplatí 1 a odhodí 2, nebo zaplatí 2 a odhodí 1.",
  "LE-76":
    "Hráč 1 má 6 bodů: žetony nestvůr 2 a 3, minus 4 za zranění, plus 5 za figurku Pohromy. Žeton leviatana nepřináší nic.",
  "LE-77":
    "Chobotnice 1 se symbolem boje a hod 2 dávají 3 proti poslednímu odporu 4. Perly lze přidat, ale jen kolik je třeba: 1.",
  "LE-92":
    "Hráč 1 útočí na leviatana 19, který chce kraba, krakenem 4: 3 nebuly, figurka a jedna kostka. Hod 5 dává 9 a zabije ho, za 2 žetony.",
  "CO-34":
    "Komora Hráče 1 má 42 bodů: 17 za nejlepšího vládce každé barvy, 5 za dvě lokace, 15 za koalici pěti a 5 za titul Pána perel.",
  "CO-35":
    "Lízněte si jednoho vládce: je to žlutá dvojka, převezme erb žluté jedničky a je třetím klíčem. Ze dvou líznutých lokací dá ta se třemi perlami dohromady 4 a titul mění majitele.",
  "CO-38":
    "Hráč 1 si lízne tři vládce a červeného si nechá. Dva zelení leží na zelené hromádce, odkud si je Hráč 2 vezme a oba vyloží.",
  "CO-63":
    "Až vyložíte vládce, vezme si farmář největší hromádku: tři zelené, ne dva žluté. Pořadí volíte vy a v každém přinesou 2 perly.",
  "CO-64":
    "Obchodník by mohl utvořit koalici tří s modrým nebo se žlutými. Na žluté hromádce je o vládce víc, a tak si vezme ji a druhý klíč přinese lokaci.",
  "CO-65":
    "Politik hledá klíče a najde po jednom na červené a modré hromádce. Jsou stejně dobré, takže volíte vy.",
  "CO-66":
    "Mág nenajde žádnou hromádku, a tak se z balíčku odkrývají vládci, dokud dva nemají stejnou barvu: zde třetí karta, druhá červená.",
  "CO-67":
    "Další vládce, červený, dokončí koalici tří a získá žeton tahu navíc. Čtvrtý červený ho znovu nezíská, koalice jiné barvy ano.",
  "CO-68":
    "Komora vojáka má 57 bodů: 16 za vládce, 20 za lokace, 12 za červenou koalici a 9 za jeho kartu. S titulem by jich bylo 62; při rovnosti rozhoduje titul.",
  "CO-69":
    "Voják si vezme červenou hromádku a nařídí vám, že si v příštím tahu líznete jen jednoho vládce. Tah navíc po něm je zase volný.",
};
