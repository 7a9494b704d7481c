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

  // A quick line brings the two faces before the first paint; a slow one brings the first picture before them.
  const isSlow = performance.now() > 400;
  root.classList.toggle('slow-line', isSlow);
  for (const href of isSlow ? [] : (document.currentScript.dataset.faces?.split(' ') ?? [])) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }),
    );
  }

  // What lies below the first screen leaves the line to it (styles/site.css). Then it follows part by part, so
  // that the page answers between them, or at once when the visitor moves on. The code comes after it.
  const served = '.below-first-screen:not([data-laid-out])';
  const parts = `${served} > *, ${served} li:nth-child(n + 7):has(> article)`;
  let waiting = [];
  const showNext = () => {
    // The cards of a long list come by six.
    const next = waiting.splice(0, waiting[0]?.localName === 'li' ? 6 : 1);
    for (const { dataset } of next) delete dataset.waits;
    if (next.length > 0) requestAnimationFrame(() => setTimeout(showNext));
    else dispatchEvent(new Event('page-is-laid-out'));
  };
  const layOut = () => {
    root.classList.remove('slow-line');
    waiting.push(...document.querySelectorAll(parts));
    for (const { dataset } of waiting) dataset.waits = '';
    for (const { dataset } of document.querySelectorAll(served)) dataset.laidOut = '';
  };
  const showAll = () => {
    layOut();
    for (const { dataset } of waiting) delete dataset.waits;
    waiting = [];
    showNext();
  };
  for (const sign of ['scroll', 'keydown', 'pointerdown', 'touchstart']) {
    addEventListener(sign, showAll, { passive: true, once: true });
  }
  // Said by public/start.js; the load stands in for it.
  const signs = ['first-screen-is-there', 'load'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    layOut();
    // No frame comes to a page that is opened behind another.
    (document.hidden ? showAll : showNext)();
  };
  for (const sign of signs) addEventListener(sign, begin);

  // These answer a question in their address, and every list shows the page its address names. The build knew
  // neither: the page's code renders them (src/app/main.tsx), and what was served stays hidden until then.
  const asks =
    /^\/(travels|search|contact|newsletter\/\w+)\/?\?./.test(location.pathname + location.search) ||
    /[?&]page=/.test(location.search);
  root.classList.toggle('waits-for-answer', asks);
})();
