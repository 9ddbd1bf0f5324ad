import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import { errorCatalogue } from "./error-catalogue.ts";
import {
  isPresentable,
  kindOfFailure,
  messageOfFailure,
  signInMessageOf,
} from "./error-message.ts";
import type { MetFailure } from "./error-message.ts";
import { generalMessages } from "./errors/general-messages.ts";

const kinds = Object.entries(generalMessages);

describe("the general messages", () => {
  it.each(kinds)("%s is reached by its code", (code, message) => {
    expect(messageOfFailure({ code, text: "" })).toBe(message);
  });

  it.each([
    [{ text: "Request failed with status code 401" }, "invalid_credentials"],
    [{ text: "403 Forbidden" }, "invalid_credentials"],
    [{ text: "Unauthorized" }, "invalid_credentials"],
    [{ text: "HTTP 429" }, "too_many_attempts"],
    [{ text: "validation error: null" }, "invalid_email"],
    [{ status: 422 }, "invalid_email"],
    [{ text: "500 Internal Server Error" }, "server_error"],
    [{ status: 502 }, "server_error"],
    [{ status: 503 }, "server_error"],
    [{ text: "NetworkError when attempting to fetch resource" }, "network_error"],
    [{ text: "TypeError: Failed to fetch" }, "network_error"],
    [{ text: "ETIMEDOUT" }, "timeout"],
    [{ text: "AbortError: timeout of 90000ms exceeded" }, "timeout"],
    [{ text: "undefined is not a function" }, "default"],
    [{}, "default"],
  ] satisfies [MetFailure, string][])("%j is %s", (failure, kind) => {
    expect(kindOfFailure(failure)).toBe(kind);
    expect(messageOfFailure(failure)).toBe(new Map(kinds.map(([a, b]) => [a, b])).get(kind));
  });

  it("give way to a sentence of the server that people can read", () => {
    const text = "This upload is gone. Please upload the file again.";
    expect(messageOfFailure({ status: 404, text })).toBe(text);
    expect(messageOfFailure({ status: 500, text: "x".repeat(100) })).toBe(
      generalMessages.server_error,
    );
    expect(isPresentable("Error: boom at app.js:12")).toBe(false);
    expect(isPresentable("")).toBe(false);
  });

  it.each(Object.entries(errorCatalogue))("do not hide the sentence of %s", (_, { detail }) => {
    expect(messageOfFailure({ status: 500, text: detail })).toBe(detail);
  });

  it("say on the sign-in screen how accounts are made", () => {
    expect(signInMessageOf({ code: "invalid_email" })).toBe(
      "Please enter a valid email address. Signing in creates an account automatically.",
    );
    expect(signInMessageOf({ code: "timeout" })).toBe(generalMessages.timeout);
  });

  it("are found at once in a long text", () => {
    const from = performance.now();
    for (const text of ["a".repeat(100_000), "at ".repeat(33_000), "1".repeat(100_000)]) {
      messageOfFailure({ text });
    }
    expect(performance.now() - from).toBeLessThan(timeLimit(50));
  });
});
