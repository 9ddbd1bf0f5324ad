import { spawn } from "node:child_process";
import { expect, it, onTestFinished } from "vitest";
import { cpuMs, watchCpu } from "./cpu-time.ts";

function start(program: string): number {
  const child = spawn(process.execPath, ["-e", program]);
  onTestFinished(() => void child.kill("SIGKILL"));
  return child.pid ?? 0;
}

it.runIf(process.platform === "linux")(
  "tells a process that works from one that waits",
  async () => {
    const busy = start("for (;;);");
    const idle = start("setInterval(() => {}, 1000)");
    await expect.poll(() => cpuMs(busy)).toBeGreaterThan(1_500);
    expect(cpuMs(idle)).toBeLessThan(1_500);
    expect(cpuMs(0)).toBe(0);
  },
);

it.runIf(process.platform === "linux")("hears when a process has worked too long", async () => {
  const told: string[] = [];
  const stops = [
    watchCpu(start("for (;;);"), 300, () => told.push("busy")),
    watchCpu(start("setInterval(() => {}, 1000)"), 60_000, () => told.push("idle")),
  ];
  await expect.poll(() => told).toContain("busy");
  stops.forEach((stop) => stop());
  expect(told).not.toContain("idle");
});
