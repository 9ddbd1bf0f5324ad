import { useEffect, useState } from "react";
import { announce } from "../../lib/announce.ts";
import type { ScanPage } from "../../lib/read-upload-stream.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { tell } from "./sending-messages.ts";

const longMs = 3000;

/** Whether the server has been reading for longer than a file with text takes. */
function useLongReading(reading: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!reading) return undefined;
    const timer = setTimeout(() => {
      setLong(true);
      announce(tell("wait.long"));
    }, longMs);
    return () => clearTimeout(timer);
  }, [reading]);
  return reading && long;
}

// The bytes are the first part of the bar, the scanned pages the next; the rest belongs to the reading.
const sendingPart = 60;
const pagesPart = 35;

export interface SendingProps {
  /** Share of the bytes that have left. */
  readonly share: number;
  /** The scanned page that is being read, where the file has such pages. */
  readonly scan?: ScanPage;
}

/** How far a file has come: on its way, being read, or page by page where it is a scan. */
export function Sending({ share, scan }: SendingProps) {
  const long = useLongReading(share >= 1 && scan === undefined);
  const reading = long ? tell("wait.long") : tell("upload.reading");
  const text =
    scan !== undefined
      ? tell("wait.page", { page: scan.page, pages: scan.pages })
      : share < 1
        ? tell("upload.sending")
        : reading;
  const pages = scan === undefined ? 0 : (scan.page - 1) / scan.pages;
  const value = share * sendingPart + pages * pagesPart;
  return (
    <div className="mt-5">
      <ProgressBar label={tell("upload.progress")} value={value} text={text} />
      <p className="mt-2 text-sm text-ink-2">{text}</p>
    </div>
  );
}
