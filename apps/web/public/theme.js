// Runs before the first paint, so that a chosen theme does not flash. Keep in step with src/lib/theme.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be refused; the system's theme then stands.
}
