/**
 * Runs in a process of the product before anything else, and in all that it starts: notes every address that is
 * none of this computer, of a connection, a datagram or a question to a name server, and lets nothing go there.
 * Stands for itself, as it is loaded by its text: it imports nothing of ours.
 */
import processes from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { promisify } from "node:util";
import { isMainThread } from "node:worker_threads";

type Call = (this: unknown, ...args: unknown[]) => unknown;

const mark = "addressNote";
const own = import.meta.url;
const log = process.env["ADDRESS_LOG"];
// Children of ours are told by their start, whatever of the environment they keep.
delete process.env["NODE_OPTIONS"];

/** A bounded child may write no file: what it notes goes to the one that started it. */
function note(line: string): void {
  if (log !== undefined) appendFileSync(log, `${line}\n`);
  else process.send?.({ [mark]: line });
}

function isOfThisComputer(host: string): boolean {
  const plain = host.replace(/^\[|\]$/gu, "").replace(/^::ffff:/iu, "");
  return plain === "localhost" || plain === "::1" || /^127(?:\.\d{1,3}){3}$/u.test(plain);
}

/** Puts `make(old)` in the place of a function that there is. */
function replace(holder: object, name: string, make: (old: Call) => Call): void {
  const old: unknown = Reflect.get(holder, name);
  if (typeof old !== "function") return;
  const call: Call = function (this: unknown, ...args) {
    return Reflect.apply(old, this, args);
  };
  Reflect.set(holder, name, make(call));
}

function refused(host: string): Error {
  return Object.assign(new Error(`${host} is not on this computer`), { code: "ENETUNREACH" });
}

/** The machine that a call of `connect` leads to; none for a socket that is a file. */
function hostOf(args: readonly unknown[]): string | null {
  const [first, second]: readonly unknown[] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === "string" && !/^\d+$/u.test(first)) return null;
  if (typeof first !== "object" || first === null)
    return typeof second === "string" ? second : "localhost";
  if (typeof Reflect.get(first, "path") === "string") return null;
  const host: unknown = Reflect.get(first, "host");
  return typeof host === "string" ? host : "localhost";
}

replace(net.Socket.prototype, "connect", (old) => {
  return function (this: unknown, ...args) {
    const host = hostOf(args);
    if (host === null || isOfThisComputer(host)) return old.apply(this, args);
    note(`connection ${host}`);
    if (this instanceof net.Socket) process.nextTick(() => this.destroy(refused(host)));
    return this;
  };
});

for (const name of ["send", "connect"])
  replace(dgram.Socket.prototype, name, (old) => {
    return function (this: unknown, ...args) {
      // What is sent may be a text too; the address is the text after it.
      const host = args.slice(1).find((one) => typeof one === "string");
      if (typeof host !== "string" || isOfThisComputer(host)) return old.apply(this, args);
      note(`datagram ${host}`);
      throw refused(host);
    };
  });

/** Questions about names: answered by the computer itself for its own, by nobody for others. */
function watchNames(holder: object, isPromised: boolean): void {
  const names = Reflect.ownKeys(holder).filter((name) => typeof name === "string");
  for (const name of names.filter((one) => /^(?:lookup|resolve|reverse)/u.test(one)))
    replace(holder, name, (old) => {
      return function (this: unknown, ...args) {
        const host = String(args[0]);
        if (name.startsWith("lookup") && isOfThisComputer(host)) return old.apply(this, args);
        note(`name ${host}`);
        if (isPromised) return Promise.reject(refused(host));
        const answer = args.at(-1);
        if (typeof answer === "function") process.nextTick(() => answer(refused(host)));
        return undefined;
      };
    });
}
watchNames(dns, false);
watchNames(dns.Resolver.prototype, false);
watchNames(dns.promises, true);
watchNames(dns.promises.Resolver.prototype, true);

/** Every child loads this as well; what one notes is passed on and never reaches the product. */
replace(processes, "fork", () => {
  const { fork } = processes;
  return (...args) => {
    const [entry, given, more] = args;
    const options: processes.ForkOptions = Object(Array.isArray(given) ? more : given);
    const child = fork(String(entry), Array.isArray(given) ? given.map(String) : [], {
      ...options,
      execArgv: [`--import=${own}`, ...(options.execArgv ?? process.execArgv)],
    });
    replace(child, "emit", (emit) => {
      return function (this: unknown, ...told) {
        const line: unknown = Reflect.get(Object(told[1]), mark);
        if (told[0] !== "message" || typeof line !== "string") return emit.apply(this, told);
        note(line);
        return true;
      };
    });
    // Without anybody who listens a message waits for ever.
    setImmediate(() => {
      if (child.listenerCount("message") === 0) child.on("message", () => undefined);
    });
    return child;
  };
});

/** A Node is watched as well; any other program is noted, as nobody sees where that leads. */
function startWatched(old: Call): Call {
  return function (this: unknown, ...args) {
    const [program, given, ...more] = args;
    if (program === process.execPath && Array.isArray(given))
      return old.call(this, program, [`--import=${own}`, ...given], ...more);
    note(`program ${String(program)}`);
    return old.apply(this, args);
  };
}
for (const name of ["spawn", "exec", "execFile", "spawnSync", "execSync", "execFileSync"])
  replace(processes, name, startWatched);
// Promises of both outputs, as the function itself has them.
Object.defineProperty(processes.execFile, promisify.custom, {
  value: (program: string, given: readonly string[], more: processes.ExecFileOptions = {}) =>
    new Promise((resolve, reject) => {
      processes.execFile(program, given, more, (error, stdout, stderr) =>
        error === null ? resolve({ stdout, stderr }) : reject(error),
      );
    }),
});

syncBuiltinESMExports();
note(
  `began ${isMainThread ? "process" : "thread"} ${String(process.argv[1]).replace(/^.*[\\/]/u, "")}`,
);
