import { constants, deflateRawSync } from "node:zlib";
import { writePdf } from "./write-pdf.ts";

function toLatin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

/** A PDF that asks for a password: no password of ours fits its random keys. */
export function writeEncryptedPdf(): Uint8Array {
  const plain = toLatin(writePdf([{ texts: [{ x: 50, y: 60, text: "Ana Prado" }] }]));
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"a".repeat(64)}> /U <${"b".repeat(64)}> >>`;
  const id = `<${"0".repeat(32)}>`;
  const text = plain.replace("trailer\n<<", `trailer\n<< ${encryption} /ID [${id}${id}]`);
  return new Uint8Array(Buffer.from(text, "latin1"));
}

/** A small PDF whose one page unpacks to `megabytes` of text operators. */
export function writeBombPdf(megabytes: number): Uint8Array {
  const line = "BT /F1 9 Tf 50 700 Td (Ana) Tj ET\n";
  const part = Buffer.from(line.repeat(Math.floor(1_000_000 / line.length)));
  const packed = deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: megabytes }, () => packed);
  const end = deflateRawSync(Buffer.alloc(0));
  const stream = Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, end, Buffer.alloc(4)]);
  const head = Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj\n5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n4 0 obj\n<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`,
  );
  const tail = Buffer.from("\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n");
  return new Uint8Array(Buffer.concat([head, stream, tail]));
}
