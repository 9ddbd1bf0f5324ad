import { configureGlobal } from "fast-check";

configureGlobal({ seed: 20_261_123 });

// eslint-disable-next-line import/export -- stands in for the whole library
export * from "fast-check";
export { default } from "fast-check";
