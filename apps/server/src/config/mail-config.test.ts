import { describe, expect, it } from "vitest";
import { readMailConfig } from "./mail-config.ts";

describe("the settings of the mailer", () => {
  it("are none on a fresh local start", () => {
    expect(readMailConfig({}).smtp).toBeNull();
  });

  it("may be one address", () => {
    const given = { MAIL_URL: "smtps://u%40x:p%3Aw@mail.example", MAIL_FROM: "hi@savile.example" };
    expect(readMailConfig(given)).toEqual({
      from: "hi@savile.example",
      smtp: {
        host: "mail.example",
        port: 465,
        secure: true,
        user: "u@x",
        password: "p:w",
        dkim: null,
      },
    });
  });

  it("may be single ones, with a key that signs", () => {
    const given = {
      SMTP_HOST: "mail.example",
      SMTP_USER: "u",
      SMTP_PASSWORD: "p",
      MAIL_FROM: "hi@savile.example",
      DKIM_DOMAIN: "savile.example",
      DKIM_SELECTOR: "s1",
      DKIM_PRIVATE_KEY: "-----BEGIN-----\\nabc",
    };
    expect(readMailConfig(given).smtp).toMatchObject({
      port: 587,
      secure: false,
      dkim: { privateKey: "-----BEGIN-----\nabc" },
    });
  });

  it.each([
    [{ MAIL_URL: "http://mail.example" }, "MAIL_URL"],
    [{ MAIL_URL: "smtp://mail.example" }, "MAIL_FROM"],
    [{ SMTP_HOST: "mail.example", MAIL_FROM: "a@x.test, b@x.test" }, "MAIL_FROM"],
    [{ SMTP_HOST: "m", MAIL_FROM: "a@x.test", DKIM_DOMAIN: "x.test" }, "belong together"],
  ])("%j stop the start with a sentence", (given, sentence) => {
    expect(() => readMailConfig(given)).toThrow(sentence);
  });
});
