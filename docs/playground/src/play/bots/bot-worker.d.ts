declare module "virtual:bot-worker" {
  /** The address of the script of the Worker. */
  const address: string;
  export default address;
}
