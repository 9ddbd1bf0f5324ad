import { describe, expect, it } from "vitest";
import { errorCatalogue } from "./error-catalogue.ts";
import { problemSchema } from "./schemas/errors.ts";

const entries = Object.entries(errorCatalogue);
const technical =
  /\b(?:null|undefined|exception|stack|sql|http|json|csrf|token|uuid|api|server error|schema|payload|parameter|invalid_|status code|database|timeout)\b/i;

describe("the error catalogue", () => {
  it.each(entries)("%s has a short sentence free of technical words", (_, { detail }) => {
    expect(Array.from(detail).length).toBeLessThan(100);
    expect(detail).not.toMatch(technical);
    expect(detail).toBe(detail.trim());
    expect(detail).not.toBe("");
  });

  it.each(entries)("%s has the status of an error", (_, { status }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it("keeps the texts that the specification gives to the letter", () => {
    expect(errorCatalogue.file_too_large.detail).toBe("File too large. Maximum size: 10MB");
    expect(errorCatalogue.unsupported_file.detail).toBe(
      "Unsupported file type. Please upload PDF, DOCX, or TXT files only.",
    );
    expect(errorCatalogue.session_expired.detail).toBe(
      "Your session has expired. Please log in again.",
    );
    expect(errorCatalogue.session_not_found.detail).toBe("Session not found. Please start over.");
    expect(errorCatalogue.server_error.detail).toBe(
      "Something went wrong on our end. Please try again later.",
    );
  });

  it("names the two refusals that a client repeats with a fresh token", () => {
    expect(Object.keys(errorCatalogue)).toEqual(
      expect.arrayContaining(["CSRF_TOKEN_MISSING", "CSRF_TOKEN_INVALID"]),
    );
  });

  it("is answered as a problem with code, sentence and the name of the request", () => {
    const { detail } = errorCatalogue.not_found;
    const problem = { detail, error_code: "not_found", request_id: "r1" };
    expect(problemSchema.safeParse(problem).success).toBe(true);
    expect(problemSchema.safeParse({ detail }).success).toBe(false);
  });
});
