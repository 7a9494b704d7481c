import { locales } from '@expat-buddy/domain/language/locales';
import { expect, it } from 'vitest';
import type { RenderedPage } from '../server/rendered-page.ts';
import { bootstrapScript } from './inline-code.ts';
import { documentsFor } from './page-document.ts';

const HOME = 'src/app/pages/home/home-page.tsx';
const PLAN = 'src/app/pages/plan/plan-page.tsx';
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'rendering/document/load-code.js': { file: 'assets/load-code.js' },
  'rendering/document/polyfills.ts': { file: 'assets/polyfills.js' },
  'rendering/not-served.ts': { file: 'assets/not-served.js' },
  'src/lib/database-client.ts': { file: 'assets/database-client.js' },
  [HOME]: {
    file: 'assets/home.js',
    imports: ['_react.js'],
    dynamicImports: ['src/app/pages/home/blocks.tsx', 'src/features/inquiry/dialog.tsx'],
  },
  [PLAN]: { file: 'assets/plan.js', dynamicImports: ['src/app/pages/plan/plan-content.tsx'] },
  'src/app/pages/plan/plan-content.tsx': {
    file: 'assets/plan-content.js',
    imports: ['_react.js', '_plan-facts.js'],
  },
  '_plan-facts.js': { file: 'assets/plan-facts.js' },
  'src/app/pages/home/blocks.tsx': { file: 'assets/blocks.js', imports: ['_react.js'] },
  'src/features/inquiry/dialog.tsx': { file: 'assets/dialog.js' },
};
const style = { file: 'assets/index.css', text: 'p{color:red}' };
const documentOf = documentsFor(manifest, style, locales.en);

const page: RenderedPage = {
  route: '/',
  source: HOME,
  head: '<title>Home</title>',
  body: '<p>Text</p>',
  image: undefined,
  canonical: '',
  isHidden: false,
  links: [],
  structuredData: { name: '</script>' },
  queries: [{ key: ['a'], data: '<b>', updatedAt: 1 }],
};

it('fills the template with the page, and leaves nothing of the empty document', () => {
  const { html } = documentOf(page);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<div id="root" data-route="/"><p>Text</p></div>');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('<!--');
});

it('inlines the bootstrap and the style sheet, whose link stays disabled', () => {
  const { html } = documentOf(page);
  expect(html).toContain(`>${bootstrapScript}</script>`);
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).toContain('<link rel="stylesheet" disabled crossorigin href="/assets/index.css">');
});

it('names scripts after what they import, and the code of lazy sections apart', () => {
  const { html } = documentOf(page);
  expect(html).toContain('data-scripts="/assets/react.js /assets/home.js /assets/index.js"');
  expect(html).toContain('data-sections="/assets/blocks.js"');
});

it('names what content that waits for the browser needs, so that no part waits for another', () => {
  const { html } = documentOf(page);
  expect(html).toContain('data-waited="/assets/not-served.js /assets/database-client.js"');
  expect(html).not.toContain('data-waits');
  const plan = documentOf({ ...page, source: PLAN }).html;
  expect(plan).toContain(
    'data-waited="/assets/plan-content.js /assets/not-served.js /assets/database-client.js /assets/plan-facts.js" data-waits',
  );
});

it('lets no data end its tag', () => {
  const { own } = documentOf(page);
  expect(own).toContain('"name":"\\u003c/script>"');
  expect(own).toContain('"data":"\\u003cb>"');
});
