// HTML as strings, so that the build and the page draw the table with the same functions.

/** Text for HTML and for attributes in double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An emblem of the sprite. */
export const emblem = (name: string): string =>
  `<svg class="emblem" viewBox="0 0 24 24" aria-hidden="true"><use href="#emblem-${name}"/></svg>`;
