/** Stylesheets are imported for the bundler. */
declare module "*.css";

/** Components of the site. */
declare module "*.vue" {
  import type { Theme } from "vitepress";

  const component: NonNullable<Theme["Layout"]>;
  export default component;
}
