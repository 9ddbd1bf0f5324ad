import { lostCalls, noteCall, onCall } from "./call-outcomes.ts";
import { askHealth, knownHealth, sinceAsked } from "./use-health.ts";

const everyMs = 60_000;
const inTroubleMs = 10_000;
const leastMs = 5_000;
let lostAtLast = 0;

/** Calls that were lost before the last asking and have not been followed by others are over. */
async function ask(): Promise<void> {
  await askHealth();
  const lost = lostCalls();
  if (knownHealth().state === "answered" && lost > 0 && lost === lostAtLast) noteCall("answered");
  lostAtLast = lostCalls();
}

function askNow(): void {
  void ask();
}

function askAgain(): void {
  const { health, state } = knownHealth();
  const isGood = state === "answered" && health.status === "ok" && lostCalls() === 0;
  if (sinceAsked() >= (isGood ? everyMs : inTroubleMs)) void ask();
}

/** A call was lost: the service is asked at once, not at the next minute. */
function askAfterLoss(): void {
  if (lostCalls() > 0 && sinceAsked() >= leastMs) void ask();
}

/** Keeps asking the service how it is, every minute and as soon as something is amiss; returns the way to stop. */
export function watchHealth(): () => void {
  const timer = setInterval(askAgain, inTroubleMs);
  const stop = onCall(askAfterLoss);
  window.addEventListener("online", askNow);
  return () => {
    clearInterval(timer);
    stop();
    window.removeEventListener("online", askNow);
  };
}
