import { useEffect, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { followEvents } from "../../lib/follow-events.ts";
import { advanceRun, freshRun } from "./run-state.ts";
import type { RunState } from "./run-state.ts";

export interface FollowedRun {
  readonly run: RunState;
  /** The line is down and is being taken up again. */
  readonly lost: boolean;
  readonly failure: ApiError | null;
}

/** Follows the events of one run from its beginning; a component is made anew for another run. */
export function useRun(id: string): FollowedRun {
  const [followed, setFollowed] = useState<FollowedRun>({
    run: freshRun,
    lost: false,
    failure: null,
  });
  useEffect(() => {
    const controller = new AbortController();
    followEvents({
      signal: controller.signal,
      open: (lastEventId, signal) =>
        api.open(
          "sessionEvents",
          { params: { id } },
          {
            signal,
            headers: {
              accept: "text/event-stream",
              ...(lastEventId === "" ? {} : { "last-event-id": lastEventId }),
            },
          },
        ),
      onEvent: (event) => {
        if (!controller.signal.aborted) {
          setFollowed((last) => ({ ...last, run: advanceRun(last.run, event, Date.now()) }));
        }
      },
      onConnection: (lost) => {
        if (!controller.signal.aborted) setFollowed((last) => ({ ...last, lost }));
      },
    }).catch((error: unknown) => {
      if (!controller.signal.aborted && error instanceof ApiError) {
        setFollowed((last) => ({ ...last, failure: error }));
      }
    });
    return () => controller.abort();
  }, [id]);
  return followed;
}
