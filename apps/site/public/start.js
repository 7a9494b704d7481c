// Fetches the code of a served page once the first screen is painted; on a slow line once its picture has
// come too, or at the visitor's first touch. So neither waits for code.
(() => {
  const { scripts, later } = document.currentScript.dataset;
  const [entry, ...others] = scripts.split(' ');
  const signs = ['pointerdown', 'keydown', 'load'];
  let isStarted = false;

  const append = (tag, properties) =>
    document.head.append(
      Object.assign(document.createElement(tag), { crossOrigin: '', ...properties }),
    );
  const preload = (files) => {
    for (const href of files) append('link', { rel: 'modulepreload', href });
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start);
    document.documentElement.classList.remove('first-screen');
    preload(others);
    append('script', { type: 'module', src: entry });
  };

  for (const sign of signs) addEventListener(sign, start, { passive: true });
  if (!document.documentElement.classList.contains('slow-line')) {
    // After the next frame: a callback of the frame itself still comes before it is painted.
    return requestAnimationFrame(() => {
      setTimeout(start);
      if (later) setTimeout(() => preload(later.split(' ')));
    });
  }
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
