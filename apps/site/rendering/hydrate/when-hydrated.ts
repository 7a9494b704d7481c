/** Resolves when React has taken over all that was served, the parts below the first screen too. */
export function whenTakenOver(): Promise<void> {
  const isServed = () => document.querySelector('.below-first-screen') !== null;
  if (!isServed()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isServed()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}
