// Fetches the code of a served page once its first screen is painted, with its picture there, and what lies
// below is laid out, or when the visitor moves on. So neither waits for code or shares the processor with it.
(() => {
  const { scripts, later } = document.currentScript.dataset;
  const isSlow = document.documentElement.classList.contains('slow-line');

  const append = (tag, properties) =>
    document.head.append(
      Object.assign(document.createElement(tag), { crossOrigin: '', ...properties }),
    );
  // One after the other, and each script for itself, so that the page answers between them.
  const each = (files, tag, propertiesOf) => {
    for (const file of files.split(' ')) setTimeout(append, 0, tag, propertiesOf(file));
  };
  const fetchCode = () => {
    each(scripts, 'script', (src) => ({ type: 'module', src }));
    if (later && !isSlow) each(later, 'link', (href) => ({ rel: 'modulepreload', href }));
  };
  // Said by public/theme.js.
  addEventListener('page-is-laid-out', fetchCode, { once: true });

  const picture = document.querySelector('main img[fetchpriority="high"]');
  const whenPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  const whenSeen = new Promise((resolve) => {
    if (!picture || picture.complete) return resolve();
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
  void Promise.all([whenPainted, whenSeen]).then(() => {
    dispatchEvent(new Event('first-screen-is-there'));
  });

  // Holds a click on a button that is not hydrated yet and replays it afterwards, once. React must not see the
  // first one: it may hydrate the button in between, and would act on both.
  const isDehydrated = (button) =>
    document.querySelector('footer.below-first-screen') ?? button.closest('.below-first-screen');
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
