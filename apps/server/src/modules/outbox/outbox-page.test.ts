import { describe, expect, it } from "vitest";
import { sharedService } from "../../testing/shared-service.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { writeMail } from "./write-mail.ts";

const service = await sharedService();
const subject = "123456 is your Savile code <b>";

function look(headers: Record<string, string>, remoteAddress = "127.0.0.1") {
  return service.app.inject({ url: "/dev/outbox", headers, remoteAddress });
}

describe("the outbox page", () => {
  it("shows the mails on this computer and nowhere else", async () => {
    const { needs } = service;
    await enqueueMail(needs, needs.database.query, {
      ...writeMail({ subject, greeting: "Hello", paragraphs: [] }),
      accountId: null,
      to: "ada@example.test",
      dedupeKey: "outbox page",
    });
    const page = await look({ host: "localhost" });
    expect(page.body).toContain("123456 is your Savile code &lt;b&gt;");
    expect(page.headers["content-type"]).toContain("text/html");
    expect((await look({ host: "localhost" }, "10.0.0.5")).statusCode).toBe(404);
    expect((await look({ host: "evil.example" })).statusCode).toBe(404);
    expect((await look({ host: "localhost", "x-forwarded-for": "1.2.3.4" })).statusCode).toBe(404);
  });
});
