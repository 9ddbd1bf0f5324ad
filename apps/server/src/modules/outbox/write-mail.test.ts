import { describe, expect, it } from "vitest";
import { writeMail } from "./write-mail.ts";

describe("a written mail", () => {
  it("shows marks of HTML as text, in content and in addresses", () => {
    const written = writeMail({
      subject: "A\r\nBcc: b@x.test",
      greeting: "<img src=x onerror=alert(1)>",
      paragraphs: ['Tom & Jerry\'s "plan"'],
      link: { label: "<b>go</b>", url: 'https://x.test/"><script>' },
    });
    expect(written.subject).toBe("A Bcc: b@x.test");
    expect(written.html).not.toMatch(/<img|<script|<b>/);
    expect(written.html).toContain("Tom &amp; Jerry&#39;s &quot;plan&quot;");
    expect(written.text).toContain('Tom & Jerry\'s "plan"');
  });
});
