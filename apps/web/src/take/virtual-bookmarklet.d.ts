/** The program of the bookmark in one line; see `bookmarklet-script.ts`. */
declare module "virtual:bookmarklet" {
  const script: string;
  export default script;
}
