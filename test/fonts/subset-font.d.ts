/** The part of the package that the tests use; it has no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2";
      readonly keepFeatures: readonly string[];
      readonly preserveNameIds: readonly number[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
