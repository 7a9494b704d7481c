/** Resolves when every served section is hydrated. */
export function whenHydrated(): Promise<void> {
  const isPending = () => document.querySelector('.below-the-fold') !== null;
  if (!isPending()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isPending()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}
