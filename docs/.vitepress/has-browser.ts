import { chromiumPath } from "../../test/browser/chromium.ts";

/** Whether the build has a browser. Without one the pages have no screenshots. */
export function hasBrowser(): boolean {
  try {
    return chromiumPath() !== "";
  } catch {
    return false;
  }
}
