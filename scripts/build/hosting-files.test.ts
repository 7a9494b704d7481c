import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeHostingFiles } from './hosting-files.ts';

const SITE = 'https://www.example.com';
const page = { isHidden: false, links: [], file: '', image: null };
const pages = [
  { ...page, path: '/faq', canonical: `${SITE}/faq` },
  { ...page, path: '/plan', canonical: `${SITE}/plan`, isHidden: true },
  {
    ...page,
    path: '/travels/oran',
    canonical: `${SITE}/travels/oran`,
    image: `${SITE}/share/oran.jpg?a=1&b=2`,
    changedAt: '2027-01-31T10:00:00.123456+00:00',
  },
];

let dir: string;
const read = (name: string) => readFileSync(join(dir, name), 'utf8');
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'expat-buddy-hosting-'));
  mkdirSync(join(dir, 'admin', 'assets'), { recursive: true });
  for (const file of ['index.html', 'theme.js', 'assets/app-1.js']) {
    writeFileSync(join(dir, 'admin', file), '');
  }
  mkdirSync(join(dir, '.vite'));
  const manifest = { 'index.html': { file: 'a.js', css: ['a.css'] } };
  writeFileSync(join(dir, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dir, 'a.css'), 'p { color: red }');
  writeHostingFiles(
    dir,
    { pages, moved: [{ from: '/travels/wahran', to: '/travels/oran' }] },
    { api: 'https://api.example.com', site: 'https://www.example.com' },
  );
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it("former addresses come first, and the back office's files before its one page", () => {
  expect(read('_redirects').trim().split('\n')).toEqual([
    '/travels/wahran  /travels/oran  301',
    '/index.html  /  301',
    '/fr/index.html  /fr  301',
    '/ar/index.html  /ar  301',
    '/en  /  301',
    '/en/*  /:splat  301',
    '/admin/theme.js  /admin/theme.js  200',
    '/admin/assets/*  /admin/assets/:splat  200',
    '/admin/*  /admin/  200',
    '/fr/*  /fr/404.html  404',
    '/ar/*  /ar/404.html  404',
  ]);
});

it('lists when a page last changed and its picture, where they are known', () => {
  const entries = read('sitemap.xml').match(/<url>.*<\/url>/g);
  expect(entries).toHaveLength(2);
  expect(entries?.[0]).not.toMatch(/lastmod|image/);
  expect(entries?.[1]).toContain(
    '<loc>https://www.example.com/travels/oran</loc><lastmod>2027-01-31T10:00:00.123456+00:00</lastmod>',
  );
  expect(entries?.[1]).toContain(
    '<image:image><image:loc>https://www.example.com/share/oran.jpg?a=1&amp;b=2</image:loc></image:image>',
  );
});

it('stays within what hosts read: 100 rules of headers, 2,000 characters a line', () => {
  const lines = read('_headers').trim().split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
