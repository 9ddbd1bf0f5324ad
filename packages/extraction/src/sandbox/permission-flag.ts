/**
 * The option that turns Node's permission model on. It was renamed when it became stable: Node 20 knows the first
 * name only, Node 24 and later the second only (https://nodejs.org/api/permissions.html).
 *
 * `known` holds the options of the Node that will run, as in `process.allowedNodeEnvironmentFlags`.
 */
export function permissionFlag(
  known: ReadonlySet<string>,
): "--permission" | "--experimental-permission" {
  return known.has("--permission") ? "--permission" : "--experimental-permission";
}
