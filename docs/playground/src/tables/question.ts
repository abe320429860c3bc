interface Seen {
  readonly agenda: readonly object[];
}

/** The question that is open, by name. */
export function questionOf({ agenda }: Seen): string | undefined {
  const open = agenda.at(-1);
  return open && "ask" in open ? String(open.ask) : undefined;
}

/** Nothing is left to do. */
export const isOver = ({ agenda }: Seen): boolean => agenda.length === 0;
