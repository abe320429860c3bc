/** The figures of an attack (LE-25 to LE-28). */
export interface AttackMeter {
  readonly kind: "attack";
  /** The resistances of the life points that the target still has; the first must be reached first. */
  readonly resistances: readonly number[];
  /** The attack so far: the value of the ally; after the roll, with the die and the pearls chosen. */
  readonly value: number;
  /** How many dice are rolled, of which the highest counts; 0 after the roll. */
  readonly dice: number;
  /**
   * What the attack still needs to remove the next life point: before the roll, what a die must show. It is 0 or
   * less if nothing is needed, and a die cannot show more than 6.
   */
  readonly needs: number;
}
