// The default theme in our colours, with the fonts of the reader's system: nothing is fetched elsewhere.
import DefaultTheme from "vitepress/theme-without-fonts";
import "./style.css";

export default DefaultTheme;
