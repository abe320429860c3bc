// The figures, for the landing page.
import { type Figure, figures } from "./figures.ts";

export default { load: (): readonly Figure[] => figures() };
