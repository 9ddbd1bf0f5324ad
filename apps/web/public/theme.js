// Runs before the first paint, so that a chosen theme does not flash. Keep in step with src/lib/theme.ts.
// It also says who is a stranger at the door: the page itself holds the sign-in for them.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (location.pathname === "/" && localStorage.getItem("user") === null) {
    document.documentElement.dataset.stranger = "";
  }
} catch {
  // Storage may be refused; the system's theme then stands.
}
