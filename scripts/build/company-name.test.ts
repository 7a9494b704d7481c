import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appsIn } from './build-apps.ts';
import { writeCompanyName } from './company-name.ts';

const manifests = ['site.webmanifest', 'fr/site.webmanifest', 'ar/site.webmanifest'];
const documents = ['app-shell.html', 'fr/app-shell.html', 'ar/app-shell.html', 'admin/index.html'];

let dir: string;
const read = (file: string) => readFileSync(join(dir, file), 'utf8');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'expat-buddy-name-'));
  for (const file of [...manifests, ...documents]) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    const isManifest = manifests.includes(file);
    const text = isManifest ? '{"name":"A","short_name":"A","lang":"fr"}' : '<title>A</title>';
    writeFileSync(join(dir, file), text);
  }
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('gives every built file the name of the settings', () => {
  const name = 'Rihla & "Sahara" $1';
  writeCompanyName(dir, appsIn(dir), name);
  for (const file of manifests) {
    expect(JSON.parse(read(file)), file).toEqual({ name, short_name: name, lang: 'fr' });
  }
  for (const file of documents) {
    expect(read(file), file).toContain('<title>Rihla &amp; &quot;Sahara&quot; $1</title>');
  }
  expect(read('admin/index.html')).toContain(
    '<meta name="application-name" content="Rihla &amp; &quot;Sahara&quot; $1" />',
  );
});
