// Starts the application. A stranger sees the sign-in of the page itself first: nothing runs before it is drawn.
const app = document.querySelector("link[data-app]");
const start = () => import(app.href);
if (document.hidden || document.documentElement.dataset.stranger === undefined) void start();
else requestAnimationFrame(() => setTimeout(() => void start()));
