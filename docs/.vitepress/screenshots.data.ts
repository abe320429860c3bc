// Whether the pages have screenshots, which the build takes if it has a browser.
import { hasBrowser } from "./has-browser.ts";

export default { load: (): boolean => hasBrowser() };
