import * as z from "zod/mini";
import { callExamples } from "./call-examples.data.ts";
import { errorCatalogue } from "./error-catalogue.ts";
import { scopeOf } from "./scope-of.ts";
import { routes } from "./routes.ts";
import type { Route } from "./route/route.ts";
import { problemSchema } from "./schemas/errors.ts";

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType, side: "input" | "output"): Json {
  const whole = z.toJSONSchema(schema, { io: side, unrepresentable: "any" });
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !key.startsWith("$schema")));
}

function content(mediaType: string, schema: unknown): Json {
  return { [mediaType]: { schema } };
}

/** The parts of a schema of `params` or `query`, each as an OpenAPI parameter. */
function parametersIn(schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = jsonSchema(schema, "input");
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, part]) => ({
    name,
    in: place,
    required: place === "path" || names.includes(name),
    schema: part,
  }));
}

const csrfHeader = { $ref: "#/components/parameters/CsrfToken" };

function exampleOf(name: string): unknown {
  return Object.entries(callExamples).find(([call]) => call === name)?.[1].body;
}

function requestBody(name: string, route: Route): Json {
  if (route.form === true) {
    const file = { type: "string", contentMediaType: "application/octet-stream" };
    const schema = { type: "object", properties: { file }, required: ["file"] };
    return { requestBody: { required: true, content: content("multipart/form-data", schema) } };
  }
  if (route.body === undefined) return {};
  const example = exampleOf(name);
  const json = {
    schema: jsonSchema(route.body, "input"),
    ...(example === undefined ? {} : { example }),
  };
  return { requestBody: { required: true, content: { "application/json": json } } };
}

function successOf(route: Route): Json {
  if (route.response === "file") {
    const schema = { type: "string", contentMediaType: "application/octet-stream" };
    return { description: "The file", content: content("application/octet-stream", schema) };
  }
  if (route.response === "events") {
    const stream = content("text/event-stream", { type: "string" });
    return { description: "Server-sent events", content: stream };
  }
  const schema = jsonSchema(route.response, "output");
  return { description: "Success", content: content("application/json", schema) };
}

function responsesOf(route: Route): Json {
  return {
    [String(route.status ?? 200)]: successOf(route),
    default: { $ref: "#/components/responses/Problem" },
  };
}

/** A browser's token, or a key with the scope of the call where it is open to keys. */
function securityOf(route: Route): Json[] {
  if (route.access === "anyone") return [];
  const scope = scopeOf(route);
  return scope === null ? [{ bearer: [] }] : [{ bearer: [] }, { key: [scope] }];
}

function operationOf(name: string, route: Route): Json {
  const parameters = [
    ...parametersIn(route.params, "path"),
    ...parametersIn(route.query, "query"),
    ...(route.csrf ? [csrfHeader] : []),
  ];
  return {
    operationId: name,
    summary: route.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBody(name, route),
    responses: responsesOf(route),
    security: securityOf(route),
  };
}

function pathsOf(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/:([A-Za-z]+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(name, route),
    };
  }
  return paths;
}

/**
 * The calls of the service as an OpenAPI 3.1 document, made from the route table; the same, byte for byte,
 * for the same table and version.
 */
export function openApiDocument(version = "0.1.0"): Json {
  const problem = jsonSchema(problemSchema, "output");
  return {
    openapi: "3.1.0",
    info: {
      title: "Savile",
      version,
      description: "Tailors a resume and a cover letter to a job posting, and proves every line.",
    },
    paths: pathsOf(),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        key: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key, svl_..., with the scope that the call names. Needs no X-CSRF-Token.",
        },
      },
      parameters: {
        CsrfToken: {
          name: "X-CSRF-Token",
          in: "header",
          required: false,
          description: "From the call csrfToken, made with the same bearer; not with an API key.",
          schema: { type: "string" },
        },
      },
      schemas: {
        Problem: {
          ...problem,
          properties: {
            ...Object(problem["properties"]),
            error_code: { $ref: "#/components/schemas/ErrorCode" },
          },
        },
        ErrorCode: { type: "string", enum: Object.keys(errorCatalogue) },
      },
      responses: {
        Problem: {
          description: "What went wrong: a stable code and a sentence for the user",
          content: content("application/json", { $ref: "#/components/schemas/Problem" }),
        },
      },
    },
  };
}
