import { parseSync, visitorKeys } from "oxc-parser";

/** A function of a source: where it begins, how long it is, and how many ways lead through it. */
export interface MeasuredFunction {
  readonly path: string;
  readonly name: string;
  readonly line: number;
  readonly lines: number;
  readonly complexity: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child = node[key];
    return (Array.isArray(child) ? child : [child]).filter(isNode);
  });
}

const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** What opens one way more: https://eslint.org/docs/latest/rules/complexity counts the same. */
const branches = new Set([
  "IfStatement",
  "ConditionalExpression",
  "LogicalExpression",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
  "AssignmentPattern",
]);

function isBranch(node: Node): boolean {
  if (branches.has(node.type)) return true;
  if (node.type === "SwitchCase") return isNode(node["test"]);
  if (node.type === "AssignmentExpression") {
    return ["&&=", "||=", "??="].includes(String(node["operator"]));
  }
  return (
    (node.type === "MemberExpression" || node.type === "CallExpression") &&
    node["optional"] === true
  );
}

function waysThrough(node: Node): number {
  return childrenOf(node)
    .filter((child) => !functions.has(child.type))
    .reduce((sum, child) => sum + waysThrough(child), isBranch(node) ? 1 : 0);
}

function nameOf(node: Node, parent: Node | undefined): string {
  for (const named of [node["id"], parent?.["id"], parent?.["key"]]) {
    if (isNode(named) && typeof named["name"] === "string") return named["name"];
  }
  return "(unnamed)";
}

/** The functions of a source that have a body or more than three lines, inner ones included. */
export function functionsOf(path: string, text: string): MeasuredFunction[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const found: MeasuredFunction[] = [];
  const visit = (node: Node, parent?: Node) => {
    if (functions.has(node.type)) {
      const line = lineAt(node.start);
      const lines = lineAt(node.end) - line + 1;
      const body = node["body"];
      const counts = lines > 3 || (isNode(body) && body.type === "BlockStatement");
      const complexity = waysThrough(node) + 1;
      if (counts) found.push({ path, name: nameOf(node, parent), line, lines, complexity });
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  const { program } = parseSync(path, text);
  if (isNode(program)) visit(program);
  return found;
}
