// Fetches a page's code once the first screen is painted, its image is there and the rest is laid out, or at
// the visitor's first input. Then code competes with nothing on the first screen for network or processor.
(() => {
  const { scripts, later } = document.currentScript.dataset;
  const isSlow = document.documentElement.classList.contains('slow-connection');

  const append = (tag, properties) =>
    document.head.append(
      Object.assign(document.createElement(tag), { crossOrigin: '', ...properties }),
    );
  // One task per file, so that the page stays responsive between them.
  const appendEach = (files, tag, propertiesOf) => {
    for (const file of files.split(' ')) setTimeout(append, 0, tag, propertiesOf(file));
  };
  const fetchCode = () => {
    appendEach(scripts, 'script', (src) => ({ type: 'module', src }));
    if (later && !isSlow) appendEach(later, 'link', (href) => ({ rel: 'modulepreload', href }));
  };
  // Dispatched by bootstrap.js.
  addEventListener('page-laid-out', fetchCode, { once: true });

  const image = document.querySelector('main img[fetchpriority="high"]');
  const whenPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  const whenLoaded = new Promise((resolve) => {
    if (!image || image.complete) return resolve();
    image.addEventListener('load', resolve);
    image.addEventListener('error', resolve);
  });
  void Promise.all([whenPainted, whenLoaded]).then(() => {
    dispatchEvent(new Event('first-screen-painted'));
  });

  // Holds a click on a button that is not hydrated yet and replays it afterwards, once. React must not see the
  // first one: it may hydrate the button in between, and would act on both.
  const isDehydrated = (button) =>
    document.querySelector('footer.below-the-fold') ?? button.closest('.below-the-fold');
  let clicked = null;
  const replay = new MutationObserver(() => {
    if (isDehydrated(clicked)) return;
    replay.disconnect();
    clicked.click();
  });
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button');
      if (!button || !isDehydrated(button)) return;
      event.stopPropagation();
      clicked = button;
      replay.observe(document.body, { subtree: true, attributeFilter: ['class'] });
    },
    { capture: true },
  );
})();
