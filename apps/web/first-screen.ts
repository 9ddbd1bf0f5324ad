import type { Plugin } from "vite";
import { t } from "./src/lib/texts/messages.ts";

const facts = ["fact1", "fact2", "fact3"] as const;

const header = `<div class="border-b border-line bg-surface"><div class="mx-auto flex h-14 w-full max-w-[1680px] items-center gap-4 px-4 md:px-6"><span class="flex items-center gap-2.5"><svg width="24" height="24"></svg><span class="text-lg font-semibold tracking-tight">${t("app.name")}</span></span></div></div>`;

const notes = facts
  .map(
    (fact) =>
      `<div><dt class="font-semibold">${t(`signIn.${fact}.title`)}</dt><dd class="mt-0.5 text-ink-3">${t(`signIn.${fact}`)}</dd></div>`,
  )
  .join("");

/** The sign-in as it is drawn before any script has run; keep in step with `sign-in-screen.tsx`. */
const signIn = `<div class="boot-sign-in min-h-dvh flex-col">${header}<div class="mx-auto grid w-full max-w-[1200px] flex-1 items-center gap-12 px-4 py-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:gap-16 lg:py-12"><div class="mx-auto w-full max-w-[440px] lg:mx-0"><h1 class="text-2xl font-semibold tracking-tighter sm:text-3xl">${t("signIn.heading")}</h1><p class="mt-4 text-lg text-ink-2">${t("signIn.lead")}</p><div class="boot-steps mt-8"></div><dl class="mt-10 grid gap-x-6 gap-y-4 border-t border-line pt-6 text-sm sm:grid-cols-3">${notes}</dl></div></div></div>`;

const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Puts the text of the sign-in into the page itself, for strangers: `theme.js` says who is one. It is what
 * most first visits see, and it does not wait for the application: `start.js` runs that after it.
 */
export function firstScreen(): Plugin {
  return {
    name: "first-screen",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) => {
        if (path !== "/index.html") return html;
        const app =
          '<link rel="modulepreload" crossorigin href="$1" data-app><script type="module" src="/start.js"></script>';
        return html.replace("<!-- first screen -->", signIn).replace(entry, app);
      },
    },
  };
}
