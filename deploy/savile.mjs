// The command of the image: `serve` (the default), `healthy` for the health check, else a command of `savile`.
const [command = "serve", ...args] = process.argv.slice(2);

async function isHealthy() {
  const port = process.env.PORT ?? "4180";
  const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
  return answer?.ok === true;
}

if (command === "healthy") process.exitCode = (await isHealthy()) ? 0 : 1;
else if (command === "serve" && args.length === 0) await import("./build/node/server.mjs");
else await import("./build/node/cli.mjs");
