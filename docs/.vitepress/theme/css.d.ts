/** Stylesheets are imported for the bundler. */
declare module "*.css";
