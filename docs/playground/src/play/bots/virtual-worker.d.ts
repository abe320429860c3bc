/** The address of the Worker's module; see `worker-chunk.ts` of the playground. */
declare module "virtual:worker" {
  const address: string;
  export default address;
}
