import type { GuideWords } from "./words.ts";

export const guideWords: GuideWords = {
  title: "Váš první tah",
  you: "Vy",
  other: "Bot",
  step: (step, last) => `Krok ${step} z ${last}`,
  next: "Dál",
  skip: "Přeskočit výklad",
  playOn: "Hrát dál proti botovi",
  leave: "Vybrat hru",
  notNow: "Ještě ne: to přijde v dalších tazích. Klikněte na to, co svítí.",
  notes: {
    abyss: {
      welcome:
        "Na konci rozhoduje hlavně vliv. Dávají ho vládci: velké karty dvora. Na každé stojí, kolik spojenců stojí, a vy zatím žádné nemáte. V prvním tahu jednoho získáte.",
      explore:
        "Ve svém tahu prozkoumáváte hlubiny, žádáte radu o podporu, nebo verbujete vládce. Prozkoumejte hlubiny: klikněte na balíček průzkumu. Ukazuje spojence po jednom, dokud si některého nevezmete.",
      offer:
        "Krab s hodnotou 2. Bot ho od vás mohl koupit za perlu, ale nechce. Můžete si ho vzít a skončit. Zkuste štěstí: klikněte na balíček znovu.",
      monster:
        "Nestvůra! Můžete s ní bojovat o odměnu na stupnici hrozby a tah skončí. Nebo ji minete a odměna vzroste pro toho, kdo bude bojovat příště. Miňte ji: klikněte na balíček ještě jednou.",
      take: "Medúza s hodnotou 4 a bot vám ji nechá. Medúzami se platí mágové, třeba Učedník na dvoře. Vezměte si ji: klikněte na kartu.",
      end: "Dobrý tah. Medúzu máte v ruce a krab šel do rady, odkud lze získat celou hromádku. Až budete mít dost spojenců, naverbujete vládce a jejich klíče otevřou lokace.",
    },
    conspiracy: {
      welcome:
        "Plníte vládci komoru o 15 místech, řadu po řadě, až do špičky. Sousedé jedné barvy tvoří koalici a nejsilnější vládce každé barvy přidá svůj vliv.",
      draw: "Ve svém tahu si líznete až 3 vládce a jednoho si necháte, nebo si vezmete celou odkládací hromádku. Více vládců znamená větší výběr, ale ostatní zůstanou odkrytí pro bota. Klikněte na balíček vládců a lízněte si 3.",
      place:
        "Každý vládce při vyložení něco udělá: klíče získávají lokace, šipky odkrývají a prohazují vládce a perly jsou perly. Vyložte modrou trojku na první místo: klikněte na ni.",
      end: "Hned dvě perly, a kdo jich má nejvíc, drží titul Pána perel, na konci za 5 bodů. Ostatní vládci šli na hromádky svých barev. Teď je na řadě bot.",
    },
  },
};
