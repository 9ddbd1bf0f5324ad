import { useState } from "react";
import { validateFile, withType } from "../../lib/resume-file.ts";
import { say } from "./texts/messages.ts";

/** The file that a visitor chose, or what speaks against it. */
export interface VisitFile {
  readonly file: File | null;
  readonly complaint: string | null;
  readonly choose: (files: readonly File[]) => void;
}

export function useVisitFile(): VisitFile {
  const [file, setFile] = useState<File | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  return {
    file,
    complaint,
    choose: (files) => {
      const [first] = files;
      if (first === undefined) return;
      const typed = withType(first);
      const errors = files.length > 1 ? [say("visit.several")] : validateFile(typed);
      setComplaint(errors.length > 0 ? errors.join(" ") : null);
      if (errors.length === 0) setFile(typed);
    },
  };
}
