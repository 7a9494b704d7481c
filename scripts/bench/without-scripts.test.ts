import { expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

it('removes scripts, data and module preloads, and nothing else', () => {
  const html =
    '<!doctype html><head><script>if (1 < 2) start();</script><link rel="modulepreload" href="/a.js">' +
    '<link rel="preload" href="/a.avif"></head><body><!--$--><p>Text</p>' +
    '<script type="application/json">{"a":"<b>"}</script><script src="/b.js" defer></script></body>';
  expect(withoutScripts(html)).toBe(
    '<!doctype html><head><link rel="preload" href="/a.avif"></head><body><!--$--><p>Text</p></body>',
  );
});
