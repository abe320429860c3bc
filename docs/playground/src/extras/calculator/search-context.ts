import { createContext, useContext } from "react";
import { plainText } from "./plain-text.ts";

/** What is typed into the search field of the calculator. */
export const SearchContext = createContext("");

/** Whether a name contains what is searched for; every name does while nothing is. */
export function useSearch(): (name: string) => boolean {
  const searched = plainText(useContext(SearchContext).trim());
  return (name) => plainText(name).includes(searched);
}
