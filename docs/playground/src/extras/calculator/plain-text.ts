/** A text for comparing what people type: lower case, without accents ("Żołnierz" gives "zolnierz"). */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    // The stroke of this letter is no mark of its own.
    .replaceAll("ł", "l");
