/** The texts of the extras; texts about the games come from the library. */
export interface ExtrasWords {
  readonly score: {
    readonly title: string;
    readonly finalTitle: string;
    readonly total: string;
    readonly rank: (rank: number) => string;
    readonly winner: string;
    /** Shown while some cards are face down. */
    readonly incomplete: string;
    readonly nothing: string;
  };
  readonly calculator: {
    readonly title: string;
    readonly about: string;
    readonly game: string;
    readonly addPlayer: string;
    readonly removePlayer: string;
    readonly clear: string;
    readonly example: (rule: string) => string;
    readonly problems: string;
    readonly chosen: (count: number) => string;
    readonly remove: (card: string) => string;
    readonly search: string;
    /** Stands before signed points. */
    readonly worth: string;
    readonly fields: {
      readonly disabledLords: string;
      readonly disabledInfluence: string;
      readonly disabledAll: string;
      readonly emptySpot: (spot: number) => string;
      readonly addLord: string;
    };
  };
  readonly replay: {
    readonly step: (step: number, last: number) => string;
    readonly first: string;
    readonly back: string;
    readonly next: string;
    readonly last: string;
    readonly viewpoint: string;
    readonly decider: string;
    readonly everything: string;
    readonly spectator: string;
    readonly nothingSeen: string;
    readonly playFromHere: string;
    readonly close: string;
  };
  readonly analysis: {
    readonly title: string;
    readonly graph: string;
    readonly asTable: string;
    /** The heading of the column with the numbers of moves. */
    readonly move: string;
    readonly moves: string;
    /** The position before the first move. */
    readonly deal: string;
    readonly turn: (turn: number, player: string) => string;
    readonly best: string;
    readonly bestFor: (player: string) => string;
    readonly onlyMove: (move: string) => string;
    /** Marks the move that was played. */
    readonly played: string;
    readonly searching: string;
    readonly cancel: string;
    readonly everyMove: string;
    readonly autoplay: string;
    readonly pause: string;
  };
  readonly examples: {
    readonly play: string;
    readonly close: string;
  };
  readonly guide: {
    /** Stands before the names of the games with a guide. */
    readonly offer: string;
  };
  readonly editor: {
    readonly title: string;
    readonly about: string;
    /** The heading of the fields for a move. */
    readonly move: string;
    readonly from: string;
    readonly card: string;
    readonly to: string;
    readonly moveCard: string;
    readonly apply: string;
    readonly reset: string;
  };
  readonly files: {
    readonly title: string;
    readonly savePosition: string;
    readonly saveReplay: string;
    readonly linkToPosition: string;
    readonly linkToReplay: string;
    readonly watchReplay: string;
    /** A warning: the files and links reveal hidden cards. */
    readonly showsAll: string;
    readonly copied: string;
    /** Shown if the clipboard cannot be written. */
    readonly copyYourself: string;
    readonly open: string;
    readonly cannotOpen: string;
    readonly notJson: string;
    readonly tooLong: string;
    readonly unknownFile: string;
    readonly unknownGame: (game: string) => string;
    readonly damagedLink: string;
  };
}
