import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createAppRouter } from "./app/router.tsx";
import { keepTokensFresh, restoreSignIn } from "./lib/api.ts";
import { askEarly } from "./lib/early-session.ts";
import "./styles/app.css";

const router = createAppRouter();
const root = document.getElementById("root");

keepTokensFresh();
void restoreSignIn();
askEarly(window.location.pathname);
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
