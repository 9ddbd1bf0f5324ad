import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ApiError } from "../../lib/api-error.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { pagePictureQuery } from "../../lib/page-picture.ts";
import { say } from "./messages.ts";

/** Tells that the stored file cannot be read any more: what was read from it still can be used. */
export function DamagedNote({ uploadId }: { readonly uploadId: string | null }) {
  const { error } = useQuery(pagePictureQuery(uploadId ?? "", 1, uploadId !== null));
  if (!(error instanceof ApiError) || error.code !== "file_damaged") return null;
  return (
    <output className="mb-4 block">
      <Note
        kind="warn"
        title={error.message}
        actions={
          <Link to="/new" className={buttonClass()}>
            {say("damaged.again")}
          </Link>
        }
      >
        {say("damaged.text")}
      </Note>
    </output>
  );
}
