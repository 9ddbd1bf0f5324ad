import { sampleFile } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { pageSize, sessionsQuery } from "../../features/home/api/list-sessions.ts";

/**
 * The upload of the newest application whose file is still there; `null` where there is none, `undefined` until
 * that is known. The built-in sample is nobody's own resume.
 */
export function useLastResume(enabled: boolean): string | null | undefined {
  const { data, isError } = useQuery({ ...sessionsQuery("", pageSize, null), enabled });
  if (!enabled || isError) return null;
  if (data === undefined) return undefined;
  const last = data.sessions.find(
    ({ upload_id: id, file_name: name }) =>
      id !== null && name !== undefined && name !== sampleFile.fileName,
  );
  return last?.upload_id ?? null;
}
