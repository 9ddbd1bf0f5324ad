import { readFile, readdir, readlink } from "node:fs/promises";
import { notMeasured } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { processTree, signIn, startService } from "./service.ts";

const name = "sockets besides the listening one and the browser's";

interface Socket {
  readonly inode: string;
  readonly localPort: number;
  readonly state: string;
}

async function tableOf(pid: number, family: "tcp" | "tcp6" | "udp" | "udp6"): Promise<Socket[]> {
  const text = await readFile(`/proc/${pid}/net/${family}`, "utf8").catch(() => "");
  return text
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((cells) => cells.length > 9)
    .map((cells) => ({
      inode: cells[9] ?? "",
      localPort: Number.parseInt((cells[1] ?? "").split(":").at(-1) ?? "0", 16),
      state: cells[3] ?? "",
    }));
}

async function inodesOf(pid: number): Promise<Set<string>> {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  const links = await Promise.all(names.map((fd) => readlink(`${folder}/${fd}`).catch(() => "")));
  return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
}

async function foreignSockets(pid: number, port: number): Promise<number> {
  let foreign = 0;
  for (const id of await processTree(pid)) {
    const own = await inodesOf(id);
    for (const family of ["tcp", "tcp6", "udp", "udp6"] as const) {
      const sockets = (await tableOf(id, family)).filter((socket) => own.has(socket.inode));
      foreign += sockets.filter((socket) => socket.localPort !== port).length;
    }
  }
  return foreign;
}

/** Counts internet sockets of the server and its children that do not belong to its own port. */
export async function measureSockets(): Promise<Figure[]> {
  if (process.platform !== "linux") return [notMeasured(name, "0", "needs /proc")];
  const service = await startService({ env: { LOG_LEVEL: "silent" } });
  const caller = await signIn(service.url, "sockets@example.com");
  const text =
    "Jo Field\njo@example.com\n\nExperience\nBaker, Mill Lane Bakery, 2019 - 2022\n- Baked 300 loaves a day\n";
  await caller.upload("jo.txt", "text/plain", new TextEncoder().encode(text));
  const foreign = await foreignSockets(service.pid, Number(new URL(service.url).port));
  await service.stop();
  return [
    {
      name,
      value: foreign,
      unit: "sockets",
      bar: "0 sockets",
      met: foreign === 0,
      note: "server and children after an upload; the suite also passes without a route",
    },
  ];
}
