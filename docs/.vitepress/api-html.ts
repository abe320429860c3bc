// What TypeDoc's pages lack for people who use a screen reader.

/** Replacements in each page; each must fit at least once. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Landmarks: TypeDoc has none for the content, and two navigations without names.
  [/<div class="col-content"/, '<div role="main" class="col-content"'],
  [/<div class="page-menu"/, '<div role="region" aria-label="This page" class="page-menu"'],
  [/<h3>Settings/, '<h3 aria-level="2">Settings'],
  [/<nav id="tsd-sidebar-links"/, '<nav aria-label="Site" id="tsd-sidebar-links"'],
  [/<nav class="tsd-navigation"/, '<nav aria-label="Entries" class="tsd-navigation"'],
];

/** From the title to the next large heading: the headings in between are small, but come right after the title. */
const INTRODUCTION = /<h1.*?(?=<h[23]\b)/s;

/** A page of TypeDoc with landmarks, and without links inside of buttons. */
export function accessible(page: string): string {
  let html = page;
  for (const [found, replacement] of REPLACEMENTS) {
    if (!found.test(html)) throw new Error(`A page of TypeDoc has no ${found.source}.`);
    html = html.replace(found, replacement);
  }
  html = html.replace(INTRODUCTION, (introduction) =>
    introduction.replace(/<h[45]/g, '$& aria-level="2"'),
  );
  // A heading that opens and closes its section has its anchor, but no link to itself.
  return html.replace(/<summary\b.*?<\/summary>/gs, (summary) =>
    summary.replace(/<a\b[^>]*class="tsd-anchor-icon".*?<\/a>/gs, ""),
  );
}
