import type { GuideWords } from "./words.ts";

export const guideWords: GuideWords = {
  title: "Your first turn",
  you: "You",
  other: "The bot",
  step: (step, last) => `Step ${step} of ${last}`,
  next: "Next",
  skip: "Skip the guide",
  playOn: "Play on against the bot",
  leave: "Choose a game",
  notNow: "Not yet: this is for a later turn. Click what glows.",
  notes: {
    abyss: {
      welcome:
        "You want the most influence at the end. It comes from lords: the large cards of the court. Each shows what it costs in allies, which you do not have yet. Your first turn will get you one.",
      explore:
        "In a turn you explore, ask the council for support, or recruit a lord. Explore: click the exploration deck. It shows you allies one by one until you take one.",
      offer:
        "A crab worth 2. The bot could have bought it from you for a pearl, but does not want it. You could take it and be done. Be bold: click the deck again.",
      monster:
        "A monster! You may fight it for the reward on the threat track and end your turn. Or you pass it, and the reward grows for whoever fights next. Pass it: click the deck once more.",
      take: "A jellyfish worth 4, and the bot lets you have it. Jellyfish pay for mages, such as the Apprentice in the court. Take it: click the card.",
      end: "Well played. The jellyfish is in your hand, and the crab went to the council, where a player can ask for a whole stack. With enough allies you recruit lords, and their keys open locations.",
    },
    conspiracy: {
      welcome:
        "You fill a chamber of 15 spots with lords, row by row, until it comes to a point. Lords of one colour side by side form a coalition, and the strongest lord of each colour counts its influence.",
      draw: "In a turn you draw up to 3 lords and keep one, or take a whole discard pile. More lords give more choice, but the others lie open for the bot. Click the lord deck and draw 3.",
      place:
        "Each lord does something when it is placed: keys win locations, arrows and swaps move lords, and pearls are pearls. Place the blue 3 on your first spot: click it.",
      end: "Two pearls at once, and with the most pearls you hold the title of the Pearl Master, worth 5 points at the end. The other lords went to the discard piles of their colours. Now it is the bot's turn.",
    },
  },
};
