import { describe, expect, it } from "vitest";
import { deriveKeys } from "../../security/keys.ts";
import { sealMail, unsealMail } from "./seal-mail.ts";

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const mail = { to: "ada@example.test", subject: "123456", text: "Hello", html: "<p>Hello</p>" };

describe("a sealed mail", () => {
  const sealed = sealMail(deriveKeys(first).mail, "one", mail);

  it("shows nothing of itself and opens with its key, also when that is an older one", () => {
    const bytes = Buffer.from(sealed, "base64").toString("latin1");
    for (const word of Object.values(mail)) expect(bytes).not.toContain(word);
    expect(unsealMail(deriveKeys(first).mail, "one", sealed)).toEqual(mail);
    expect(unsealMail(deriveKeys(second, first).mail, "one", sealed)).toEqual(mail);
  });

  it("opens with no other key, and not in the place of another mail", () => {
    expect(unsealMail(deriveKeys(second).mail, "one", sealed)).toBeNull();
    expect(unsealMail(deriveKeys(first).mail, "two", sealed)).toBeNull();
  });
});
