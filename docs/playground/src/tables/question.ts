/** The question that is open, by name. */
export function questionOf({ agenda }: { readonly agenda: readonly object[] }): string | undefined {
  const open = agenda.at(-1);
  return open && "ask" in open ? String(open.ask) : undefined;
}
