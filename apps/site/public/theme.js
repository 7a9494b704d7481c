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

  // What lies below the first screen leaves the line to it: its pictures come after, or when one moves on.
  root.classList.add('first-screen');
  // A quick line brings the two faces before the first paint; a slow one brings the first picture before them.
  const isSlow = performance.now() > 400;
  root.classList.toggle('slow-line', isSlow);
  for (const href of isSlow ? [] : (document.currentScript.dataset.faces?.split(' ') ?? [])) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }),
    );
  }
  for (const sign of ['load', 'scroll', 'keydown', 'pointerdown', 'touchstart']) {
    addEventListener(sign, () => root.classList.remove('first-screen'), { passive: true });
  }

  // What these answer stands in the address, which the build did not know. They are made anew by the
  // page's code (src/app/main.tsx), and what is served, the answer to nothing, is not shown until then.
  const asks = /^\/(travels|search|contact)\/?\?./.test(location.pathname + location.search);
  root.classList.toggle('waits-for-answer', asks);
})();
