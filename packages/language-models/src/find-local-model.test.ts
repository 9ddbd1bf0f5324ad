import { createServer } from "node:http";
import { expect, test } from "vitest";
import { chooseModel, findLocalModel, localServers, localSettings } from "./find-local-model.ts";
import { readModelSettings } from "./read-settings.ts";

async function serving(body: string, status = 200) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const headers = status === 302 ? { location: "http://example.org/v1/models" } : {};
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    at: { name: "Fake", baseUrl: `http://127.0.0.1:${port}/v1` },
    asked,
    close: () => server.close(),
  };
}

const list = (...ids: string[]) => JSON.stringify({ data: ids.map((id) => ({ id })) });
const nobody = { name: "Nobody", baseUrl: "http://127.0.0.1:9/v1" };

test.each([
  [["nomic-embed-text", "qwen3:8b", "llama3.2"], "qwen3:8b", true],
  [["bge-m3", "gemma-3-12b-it"], "gemma-3-12b-it", true],
  [["my-own-model"], "my-own-model", false],
])("of %j the model %s is chosen", (ids, model, isKnown) => {
  expect(chooseModel(ids)).toEqual({ model, isKnown });
});

test("where nothing writes, nothing is chosen", async () => {
  expect(chooseModel(["nomic-embed-text"])).toBeNull();
  expect(await findLocalModel([nobody])).toBeNull();
});

test("the first server that has a model is taken, and what is no server of models is passed over", async () => {
  const page = await serving("<html>");
  const real = await serving(list("llama3.1:8b"));
  try {
    expect(await findLocalModel([nobody, page.at, real.at])).toEqual({
      server: "Fake",
      baseUrl: real.at.baseUrl,
      model: "llama3.1:8b",
      isKnown: true,
    });
    expect(real.asked).toEqual(["/v1/models"]);
  } finally {
    page.close();
    real.close();
  }
});

test("nothing leaves this computer: no address is another's, no way leads on, and the settings stay closed", async () => {
  expect(localServers.every(({ baseUrl }) => new URL(baseUrl).hostname === "127.0.0.1")).toBe(true);
  const leading = await serving("", 302);
  try {
    expect(await findLocalModel([leading.at])).toBeNull();
  } finally {
    leading.close();
  }
  const found = { server: "Ollama", model: "qwen3:8b", isKnown: true };
  const open = (baseUrl: string) => readModelSettings(localSettings({ ...found, baseUrl }));
  expect(open("http://127.0.0.1:11434/v1")).toMatchObject({
    ok: true,
    value: { provider: { kind: "openai-compatible" } },
  });
  expect(open("https://models.example.org/v1")).toMatchObject({
    ok: true,
    value: { provider: { none: "local-only" } },
  });
});
