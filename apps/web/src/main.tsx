import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createAppRouter } from "./app/router.tsx";
import { keepTokensFresh, restoreSignIn } from "./lib/api.ts";
import "./styles/app.css";

const router = createAppRouter();
const root = document.getElementById("root");

keepTokensFresh();
void restoreSignIn();
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
