// Runs before the first paint. The rule is the one of packages/domain/src/theme (a test compares
// the two): 'theme' wins, 'expatbuddy-theme' is read only when 'theme' is missing.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  let stored = null;
  try {
    stored = localStorage.getItem('theme') ?? localStorage.getItem('expatbuddy-theme');
  } catch {
    // Storage can be forbidden; the system's preference then decides.
  }
  const decided = stored === 'dark' || stored === 'light';
  const dark = decided ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', dark);

  // These are served as they are without a question; until its answer is there, nothing else is shown.
  const asks = location.search.length > 1 && /^\/(travels|search)\/?$/.test(location.pathname);
  root.classList.toggle('waits-for-answer', asks);
})();
