import { connect } from "node:net";

// Opens sockets that never ask for anything, in a process of its own, and holds them until it is ended.
const [host = "127.0.0.1", port = "0", count = "0"] = process.argv.slice(2);

function open(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), host);
    socket.on("error", () => resolve());
    socket.once("connect", () => resolve());
  });
}

for (let opened = 0; opened < Number(count); opened += 50) {
  await Promise.all(Array.from({ length: 50 }, open));
}
process.send?.("open");
const held = setInterval(() => undefined, 1_000);
process.on("disconnect", () => {
  clearInterval(held);
  process.exit(0);
});
