import type { Page } from '@playwright/test';

/**
 * Translates every page as Chrome and Edge do, once it is hydrated and after every change: another text node, in two
 * elements, takes the place of each. The text stays, so that tests find it.
 */
export const translateLikeBrowsers = (page: Page) =>
  page.addInitScript(() => {
    const untouched = ['FONT', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE'];
    const texts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    };
    const translate = () => {
      for (const text of texts()) {
        const isDone = untouched.includes(text.parentElement?.tagName ?? '');
        if (isDone || text.data.trim() === '') continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    };
    const start = () => {
      translate();
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('DOMContentLoaded', () => {
      if (location.pathname.startsWith('/admin')) return start();
      if (document.documentElement.dataset.hydrated !== undefined) return start();
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hydrated === undefined) return;
        observer.disconnect();
        start();
      }).observe(document.documentElement, { attributes: true });
    });
  });
