import { testPages } from "../.vitepress/test-pages.ts";

export default { paths: testPages };
