/** Version of the embedded engine; the same input gives the same bytes within one version. */
export const engineVersion = "embedded-1";
