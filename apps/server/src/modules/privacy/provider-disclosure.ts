import type { Account } from "@savile/contracts";
import type { Plan } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";

const sends = [
  "What your resume says about your work, education, skills and projects",
  "The job description that you pasted",
  "Instructions that you write for a document",
];
const neverSends = [
  "Your name, e-mail address, telephone number, address and links: stand-ins take their place",
  "The file itself",
  "Other resumes, sessions and accounts",
];

/** What a language model would get of a person on this plan; `null` when none would be asked. */
export async function providerDisclosure(
  needs: Pick<Dependencies, "models">,
  plan: Plan,
): Promise<Account["provider"]> {
  const { provider, choices } = (await needs.models.now()).settings;
  const choice = choices[plan];
  if ("none" in provider || choice === null) return null;
  const name = provider.kind === "anthropic" ? "Anthropic" : new URL(provider.baseUrl).hostname;
  return { name, model: choice.display, sends: [...sends], never_sends: [...neverSends] };
}
