import { needsPolyfills } from '@expat-buddy/older-browsers/needs-polyfills';

// Fetches a page's code once its first screen is painted, the LCP image too, or at the visitor's first input.
// Then code competes with nothing on the first screen for network or processor.
(() => {
  const { scripts } = document.querySelector('script[data-scripts]').dataset;
  const { polyfills } = document.currentScript.dataset;
  const root = document.documentElement;
  const append = (src) => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src }));
    return script;
  };
  // One task per file, so that the page stays responsive between them.
  const fetchScripts = () => {
    for (const src of scripts.split(' ')) setTimeout(append, 0, src);
  };
  const fetchCode = () => {
    if (!needsPolyfills()) fetchScripts();
    else append(polyfills).onload = fetchScripts;
  };
  // Dispatched by bootstrap.js.
  addEventListener('page-laid-out', fetchCode, { once: true });

  const image = document.querySelector('main img[fetchpriority="high"]');
  const whenPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  // A failed image decodes no more than it paints.
  const whenDecoded = image?.decode().catch(() => {});
  void Promise.all([whenPainted, whenDecoded]).then(() => {
    // After the next frame, which paints the image.
    requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event('first-screen-painted'))));
  });

  // The disclosure that the fragment names, as lib/use-hash-target.ts opens it later: opened now, it shifts nothing.
  const target = document.getElementById(location.hash.slice(1));
  const disclosure = target?.matches('details')
    ? target
    : target?.querySelector(':scope > details');
  if (disclosure) disclosure.open = true;

  // Reveals what enters the viewport before it is hydrated, as ui/reveal.tsx does after.
  const reveal = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.dataset.inView = 'true';
        reveal.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  for (const element of document.querySelectorAll('.rise')) reveal.observe(element);

  // Holds a click on a button, or on a label of the footer, that is not hydrated yet and replays it afterwards, once. React must not see
  // the first one: it may hydrate the element in between, and would act on both.
  const isDehydrated = (element) =>
    document.querySelector('footer.below-the-fold') ?? element.closest('.below-the-fold');
  const setLoading = (isLoading) => root.toggleAttribute('data-loading', isLoading);
  let clicked = null;
  const replay = new MutationObserver(() => {
    if (isDehydrated(clicked)) return;
    replay.disconnect();
    setLoading(false);
    clicked.click();
  });
  addEventListener(
    'click',
    (event) => {
      const element = event.target.closest('button, footer label');
      if (!element || !isDehydrated(element)) return;
      event.preventDefault();
      event.stopPropagation();
      clicked = element;
      setLoading(true);
      replay.observe(document.body, { subtree: true, attributeFilter: ['class'] });
    },
    { capture: true },
  );
})();
