/** A program with the typed client, as the reference shows it; a test runs it. */
export const clientExample = `import { createClient } from "@savile/client";

const savile = createClient({
  url: process.env["SAVILE"] ?? "http://localhost:4180",
  key: process.env["SAVILE_KEY"] ?? "",
});

const checked = await savile.call("verifyClaims", {
  body: {
    resume_text: "Mira Stolz\\n\\nEXPERIENCE\\nAccount Manager, Northwind Traders\\n2019 - Present\\n- Led a team of 4 people",
    claims: [{ id: "c1", text: "Led a team of 40 people." }],
  },
});
if (checked.ok) {
  for (const { id, verdict, reasons } of checked.value.claims) {
    process.stdout.write(\`\${id} \${verdict} \${reasons.join("; ")}\\n\`);
  }
} else {
  process.stderr.write(\`\${checked.error.code}: \${checked.error.detail}\\n\`);
}
`;

/** How an agent's program starts the tools. */
export const agentExample = {
  mcpServers: {
    savile: {
      command: "npx",
      args: ["savile-mcp"],
      env: { SAVILE_URL: "http://localhost:4180", SAVILE_API_KEY: "svl_..." },
    },
  },
} as const;

/** What each scope is for. */
export const scopeWords = {
  read: "Reads uploads, applications, documents and files.",
  write: "Uploads, writes, changes and deletes them.",
  verify: "Checks any text against a resume, and proofreads. Nothing is stored.",
} as const;
