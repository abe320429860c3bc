import { sourcePages } from "../.vitepress/source-pages.ts";

export default { paths: sourcePages };
