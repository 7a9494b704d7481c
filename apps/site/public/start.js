// Fetches the code of a served page. On a quick line at once; on a slow one when the first screen is
// painted and its picture has come, or at the visitor's first touch, so that neither waits for code.
(() => {
  const QUICK_MS = 400;
  const { scripts, later } = document.currentScript.dataset;
  const [entry, ...others] = scripts.split(' ');
  const signs = ['pointerdown', 'keydown', 'load'];
  let isStarted = false;

  const append = (tag, properties) =>
    document.head.append(
      Object.assign(document.createElement(tag), { crossOrigin: '', ...properties }),
    );
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start);
    document.documentElement.classList.remove('first-screen');
    for (const href of others) append('link', { rel: 'modulepreload', href });
    append('script', { type: 'module', src: entry });
  };

  if (performance.now() < QUICK_MS) {
    if (later) others.push(...later.split(' '));
    return start();
  }
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  const picture = document.querySelector('main img[fetchpriority="high"]');
  const whenPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  const whenSeen = new Promise((resolve) => {
    if (!picture || picture.complete) return resolve();
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
  void Promise.all([whenPainted, whenSeen]).then(start);
})();
