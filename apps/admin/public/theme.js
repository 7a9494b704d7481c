// Runs before the first paint. The same rule as on the site, whose origin and storage this app shares:
// 'theme' wins, 'expatbuddy-theme' is read only when 'theme' is missing, else the system decides.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme') ?? localStorage.getItem('expatbuddy-theme');
  } catch {
    // Storage can be forbidden; the system's preference then decides.
  }
  const decided = stored === 'dark' || stored === 'light';
  const dark = decided ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
})();
