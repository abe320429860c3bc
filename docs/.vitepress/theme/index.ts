// The default theme in our colours, with system fonts: nothing is fetched from another server.
import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import Landing from "./Landing.vue";
import Screenshot from "./Screenshot.vue";
import "./style.css";
import "./landing.css";
import "./live-table.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    // The layout of docs/index.md.
    app.component("landing", Landing);
    app.component("Screenshot", Screenshot);
  },
} satisfies Theme;
