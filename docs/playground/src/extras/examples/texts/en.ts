import type { ExampleTexts } from "./index.ts";

export const exampleTexts: ExampleTexts = {
  "AB-78":
    "Player 2 explores. In the example the first ally finds no buyer, Player 1 buys the second for 1 pearl, a monster is passed, Player 3 buys the fourth for 2, and the last card is taken with the pearl of the fifth space: 4 pearls gained, three allies to the council.",
  "AB-79":
    "Two of these lords can be recruited with this hand: the Master of Magic with three races and a value of 10, the Slaver with both shellfish and 2 pearls. The lowest ally paid is affiliated. The Traitor wants a squid, which is missing.",
  "AB-80":
    "Player 1 is worth 91 points: 32 for three locations, 39 for seven lords, 14 for the best affiliated ally of each race, and 6 for monster tokens.",
  "KR-72":
    "Player 2 is offered an ally for 2 and has 1 pearl and 2 nebulis. Pearls come first, and only one nebulis may be part of a payment: so one of each, and Player 1 gets both.",
  "KR-73":
    "The Highwayman costs 9 with 2 races, one of them crab. Crab 2 with two krakens fits: the crab is affiliated, and the krakens bring 5 nebulis.",
  "KR-74":
    "Player 1 has the figure with 3 nebulis, the others have 2. If the Ferryman gives one nebulis back, the others have drawn level, and Player 1 chooses who takes the figure.",
  "KR-75":
    "Player 1 has the figure and 3 nebulis. Player 2 draws level by the Vigil and takes it. Player 3 gets a nebulis, which changes nothing, and only with a fourth does Player 1 take it back.",
  "KR-76":
    "Player 1 has taken Megalodon and searches it. In the example the loot is 5, 3, 6 and 3: the second 3 ends the search, both are discarded, and Megalodon scores 5 + 6 = 11.",
  "KR-77":
    "Player 1 recruits the Watcher and puts the sentinel on the Trader: Player 2 can then neither recruit nor discard him. Player 2's Vigil may not guard the court as well, so it goes on the crab stack.",
  "KR-78":
    "Player 2 explores while Player 1 has the Highwayman, who takes a pearl whenever an opponent gains 2 or more at once. In the example Player 2 gains 1 + 1 + 1 + 1 = 4 in all.",
  "KR-79":
    "Player 1 scores 69: lords 44, locations 9 + 3 + 11, allies 5, monster tokens 6, minus 4 for four nebulis and minus 5 for the figure. A kraken left in hand has brought two of the nebulis.",
  "LE-68":
    "Player 1 attacks leviathan 1 with the fighter crab 4 and rolls 3 and 6: an attack of 10. It beats the resistance of 3, the rest of 7 beats the next, and two life points are gone, for 3 tokens.",
  "LE-69":
    "The fight goes on: the fighter jellyfish 2 and a roll of 1 make 3 against 5. Two pearls close the gap and kill the leviathan. It was the only one, so another comes before the token is drawn.",
  "LE-70":
    "Crab 5 and a roll of 3 make 8 against leviathan 3's resistance of 9. The attack fails and brings a pearl. Player 1 may attack again or end the fight.",
  "LE-71":
    "If Player 1 goes on past the monster, leviathan 20 comes onto the space of leviathan 9 and drives it out. Its penalty takes a lord, and the disabled one will do.",
  "LE-72":
    "The monster on the fifth space cannot be fought: leviathan 12 wants a squid. So Player 1 passes it, a leviathan comes, and the next card is revealed onto the same space.",
  "LE-73":
    "Player 1 has the Altruist and the Taxidermist. Crab 4 and a roll of 6 kill leviathan 2, which brings 2 + 2 pearls and 2 + 1 + 1 + 1 = 5 tokens.",
  "LE-74":
    "Players 1 and 2 have killed one leviathan each, and Player 2 has the Scourge. With a second kill Player 1 takes it back.",
  "LE-75":
    "With the squid stack Player 1 ends the turn with 15 allies, three too many, and has 2 pearls: discard 3, or pay 1 and discard 2, or pay 2 and discard 1.",
  "LE-76":
    "Player 1 scores 6: monster tokens 2 and 3, minus 4 for wounds, plus 5 for the Scourge. The leviathan token is worth nothing.",
  "LE-77":
    "The fighter squid 1 and a roll of 2 make 3 against the last resistance of 4. The fighter lets pearls be added, but only as many as are needed: 1.",
  "LE-92":
    "Player 1 attacks leviathan 19, which wants a crab, with a kraken 4 instead: 3 nebulis, the figure, and one die. A roll of 5 makes 9 and kills it, for 2 tokens.",
  "CO-34":
    "Player 1's chamber scores 42: 17 for the best lord of each colour, 5 for two locations, 15 for a coalition of five, and 5 for the title of Pearl Master.",
  "CO-35":
    "Draw one lord: it is a yellow 2, takes the coat of arms from the yellow 1, and is the third key. Of two locations drawn, the one with three pearls makes 4, and the title changes hands.",
  "CO-38":
    "Player 1 draws three lords and keeps the red one. The two green ones lie on the green pile, where Player 2 takes and places both.",
  "CO-63":
    "When you have placed your lord, the farmer takes the largest pile: three greens, not two yellows. You choose their order, and in any order they bring 2 pearls.",
  "CO-64":
    "The merchant could make a coalition of three with blue or with yellow. The yellow pile has one more lord, so it takes that one, and the second key brings a location.",
  "CO-65":
    "The politician looks for keys and finds one on the red pile and one on the blue. They are equally good, so you choose.",
  "CO-66":
    "The mage finds no pile to take, so the deck reveals lords until two of them share a colour: here the third card, the second red one.",
  "CO-67":
    "The next lord, red, completes a coalition of three and wins the token for an extra turn. A fourth red lord does not win it again, but a coalition of another colour does.",
  "CO-68":
    "The soldier's chamber scores 57: 16 for lords, 20 for locations, 12 for its red coalition and 9 for its card. With the title it would be 62; with equal points the title decides.",
  "CO-69":
    "The soldier takes the red pile and so orders you to draw only one lord in your next turn. An extra turn after that one is free again.",
};
