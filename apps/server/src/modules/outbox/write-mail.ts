/** What a mail says: paragraphs, at most one large line (a code), at most one link. */
export interface MailWords {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly large?: string;
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

/** A mail without its recipient. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML shows it, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** One line: what a header or a heading can hold. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function textOf(words: MailWords): string {
  const { greeting, large, link, closing } = words;
  const parts = [
    greeting,
    ...(large === undefined ? [] : [`    ${large}`]),
    ...words.paragraphs,
    ...(link === undefined ? [] : [`${link.label}:\n${link.url}`]),
    ...(closing === undefined ? [] : [closing]),
    "Savile",
  ];
  return `${parts.join("\n\n")}\n`;
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',sans-serif";

function row(content: string, style = ""): string {
  return `<tr><td style="${font};font-size:16px;line-height:1.5;color:#1c1c1a;padding:0 0 16px;${style}">${content}</td></tr>`;
}

function htmlOf(words: MailWords): string {
  const { greeting, large, link, closing } = words;
  const rows = [
    row(escapeHtml(greeting)),
    ...(large === undefined
      ? []
      : [row(escapeHtml(large), "font-size:32px;font-weight:600;letter-spacing:6px")]),
    ...words.paragraphs.map((text) => row(escapeHtml(text))),
    ...(link === undefined
      ? []
      : [row(`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`)]),
    ...(closing === undefined ? [] : [row(escapeHtml(closing), "font-size:14px;color:#5b5b57")]),
    row("Savile", "font-size:14px;color:#5b5b57"),
  ];
  const title = escapeHtml(oneLine(words.subject));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body style="margin:0;background:#f6f5f2"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="480" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:8px;padding:32px">${rows.join("")}</table></td></tr></table></body></html>`;
}

/** A mail as text and as HTML: no pictures, no tracking, nothing from elsewhere. */
export function writeMail(words: MailWords): WrittenMail {
  return { subject: oneLine(words.subject), text: textOf(words), html: htmlOf(words) };
}
