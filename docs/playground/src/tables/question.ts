interface Seen {
  readonly agenda: readonly object[];
}

/** The name of the open question. */
export function questionOf({ agenda }: Seen): string | undefined {
  const open = agenda.at(-1);
  return open && "ask" in open ? String(open.ask) : undefined;
}

/** True if the agenda is empty. */
export const isOver = ({ agenda }: Seen): boolean => agenda.length === 0;
