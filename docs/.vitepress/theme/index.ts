// The default theme in our colours, with system fonts: nothing is fetched from another server.
import DefaultTheme from "vitepress/theme-without-fonts";
import "./style.css";

export default DefaultTheme;
