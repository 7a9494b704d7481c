// Inlined into every page; runs before the first paint. The theme's rule is the one of
// packages/domain/src/theme (bootstrap.test.ts compares the two).
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  let stored = null;
  try {
    stored = localStorage.getItem('theme') ?? localStorage.getItem('expatbuddy-theme');
  } catch {
    // Storage can be forbidden; the system's preference then decides.
  }
  const isChosen = stored === 'dark' || stored === 'light';
  const isDark = isChosen ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', isDark);

  // Preload the fonts on a fast connection; on a slow one the LCP image comes first.
  const isSlow = performance.now() > 400;
  root.classList.toggle('slow-connection', isSlow);
  for (const href of isSlow ? [] : (document.currentScript.dataset.fonts?.split(' ') ?? [])) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        href,
      }),
    );
  }

  // Content below the fold is laid out after the first screen (styles/site.css), block by block in tasks of
  // their own, or at once at the visitor's first input. The code follows (load-code.js).
  const served = '.below-the-fold:not([data-laid-out])';
  const blocks = `${served} > *, ${served} li:nth-child(n + 7):has(> article)`;
  let pending = [];
  const layOutNext = () => {
    // Cards of a long list six at a time.
    const next = pending.splice(0, pending[0]?.localName === 'li' ? 6 : 1);
    for (const { dataset } of next) delete dataset.layoutPending;
    if (next.length > 0) requestAnimationFrame(() => setTimeout(layOutNext));
    else dispatchEvent(new Event('page-laid-out'));
  };
  const start = () => {
    root.classList.remove('slow-connection');
    pending.push(...document.querySelectorAll(blocks));
    for (const { dataset } of pending) dataset.layoutPending = '';
    for (const { dataset } of document.querySelectorAll(served)) dataset.laidOut = '';
  };
  const layOutAll = () => {
    start();
    for (const { dataset } of pending) delete dataset.layoutPending;
    pending = [];
    layOutNext();
  };
  for (const type of ['scroll', 'keydown', 'pointerdown', 'touchstart']) {
    addEventListener(type, layOutAll, { passive: true, once: true });
  }
  // Dispatched by load-code.js; without it, the load event does.
  const startEvents = ['first-screen-painted', 'load'];
  const begin = () => {
    for (const type of startEvents) removeEventListener(type, begin);
    start();
    // A page opened in the background gets no frames.
    (document.hidden ? layOutAll : layOutNext)();
  };
  for (const type of startEvents) addEventListener(type, begin);

  // The build knew no query. These pages are rendered on the client when their address has one
  // (entry-client.tsx); until then the prerendered content stays hidden.
  const hasQuery =
    /^\/(travels|search|contact|newsletter\/\w+)\/?\?./.test(location.pathname + location.search) ||
    /[?&]page=/.test(location.search);
  root.classList.toggle('client-rendered', hasQuery);
})();
