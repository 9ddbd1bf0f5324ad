/** What makers of applicant systems say themselves of the files that they read, each with the page that says it. */
export const systemRules: readonly {
  readonly system: string;
  readonly rule: string;
  readonly source: string;
}[] = [
  {
    system: "Greenhouse",
    rule: "Greenhouse asks for files of at most 2.5 MB, without tables, columns, headers or text boxes.",
    source: "https://support.greenhouse.io/hc/en-us/articles/200989175",
  },
  {
    system: "Lever",
    rule: "Lever lists the types of files that it reads; PDF and Word are among them.",
    source: "https://help.lever.co/hc/en-us/articles/20087345054749",
  },
];
