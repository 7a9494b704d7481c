// Inlined into every page; runs before the first paint. The theme's rule is the one of
// src/lib/theme.ts (bootstrap.test.ts compares the two).
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

  // The build knew no query and no token. These pages are rendered on the client when their address has one
  // (entry-client.tsx); until then the prerendered content stays hidden.
  const hasQuery =
    /^(?:\/[a-z]{2})?\/(?:(?:travels|search|contact)\/?\?|newsletter\/\w+\/?[?#])./.test(
      location.pathname + location.search + location.hash,
    ) || /[?&]page=/.test(location.search);
  root.classList.toggle('client-rendered', hasQuery);

  // Content that the build could not render needs all of its code and its data, so both are fetched in the first round.
  const { dataset } = document.currentScript;
  const isWaiting = hasQuery || dataset.waits !== undefined;
  const add = (tag, attributes) =>
    document.head.append(
      Object.assign(document.createElement(tag), { crossOrigin: '', ...attributes }),
    );
  if (isWaiting) {
    const { earlyRead, scripts, waited } = dataset;
    if (earlyRead) add('script', { type: 'module', src: earlyRead });
    for (const href of `${scripts} ${waited}`.split(' '))
      add('link', { rel: 'modulepreload', href });
  }

  // Preload the fonts on a fast connection; on a slow one the LCP image comes first.
  const isSlow = performance.now() > 400;
  root.classList.toggle('slow-connection', isSlow);
  const fonts = dataset.fonts?.split(' ') ?? [];
  const preload = (href) =>
    new Promise((onload) => {
      const font = { rel: 'preload', as: 'font', type: 'font/woff2', href };
      add('link', { ...font, onload, onerror: onload });
    });
  if (!isSlow) fonts.map(preload);

  // Sections below the fold are laid out near the viewport (styles/below-the-fold.css) once the first screen is
  // painted; all of them where the browser restores a scroll position or looks for a fragment. Then the code is fetched.
  const showFonts = async () => {
    // All at once, so that lines move once.
    if (isSlow) await Promise.all(fonts.map(preload));
    root.classList.remove('slow-connection');
  };
  const layOut = () => {
    const { type = 'navigate' } = performance.getEntriesByType('navigation')[0] ?? {};
    // Fonts would delay the code that content waits for.
    if (isWaiting) addEventListener('page-hydrated', showFonts, { once: true });
    else showFonts();
    root.dataset.layout = type !== 'navigate' || location.hash ? 'all' : 'near';
    dispatchEvent(new Event('page-laid-out'));
  };
  // Dispatched by load-code.js. Without it, or in a background tab that paints nothing, the load event counts.
  addEventListener('first-screen-painted', layOut, { once: true });
  addEventListener('load', () => setTimeout(layOut, document.hidden ? 0 : 1000));
  for (const type of ['scroll', 'keydown', 'pointerdown', 'touchstart', 'click']) {
    const onInput = () => {
      root.dataset.hasInput = '';
      layOut();
    };
    addEventListener(type, onInput, { passive: true, capture: true, once: true });
  }

  // A click that leaves the page is answered at once, before hydration too (src/lib/loading-sign.ts): one that the
  // router has taken, or one on a link that the browser follows.
  let before = '';
  addEventListener(
    'click',
    () => {
      before = location.pathname;
    },
    { capture: true },
  );
  addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
    const link = target.closest?.('a[href]:not([target], [download])');
    const isFollowed = link && !(defaultPrevented || ctrlKey || metaKey || shiftKey || altKey);
    const isOurs = link?.origin === location.origin && link.pathname !== location.pathname;
    if ((isFollowed && isOurs) || location.pathname !== before) root.dataset.loading = '';
  });
  // Back, from the browser's cache.
  addEventListener('pageshow', () => root.removeAttribute('data-loading'));
})();
