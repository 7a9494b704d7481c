import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../environment/settings.ts';
import { readAnswer } from './answers.ts';
import { problemOfLogo } from './logo.ts';
import { makeItYours } from './make-it-yours.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#f00"/></svg>';

let copy: string;
let printed: string[];
let patched: unknown[];
const api = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    patched.push([request.method, request.url, request.headers.apikey, JSON.parse(body)]);
    response.setHeader('content-type', 'application/json').end('[{"id":1}]');
  });
});
const addressOfApi = () => `http://localhost:${(api.address() as AddressInfo).port}`;

beforeEach(async () => {
  copy = mkdtempSync(join(tmpdir(), 'make-it-yours-'));
  for (const folder of ['apps/site/public/icons', 'apps/admin/public'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  printed = [];
  patched = [];
  await new Promise<void>((resolve) => api.listen(0, resolve));
});

afterEach(async () => {
  rmSync(copy, { recursive: true });
  await new Promise((resolve) => api.close(resolve));
});

const run = (given: Record<string, string>, ask?: (question: string) => Promise<string>) =>
  makeItYours({
    root: copy,
    given,
    ask,
    print: (line) => printed.push(line),
    secretKey: 'sb_secret_of_project',
    local: { url: addressOfApi(), secretKey: 'sb_secret_local' },
  });
const env = () => readFileSync(join(copy, '.env'), 'utf8');

describe('make it yours', () => {
  it('stores the address, the project, the name and the logo of a company', async () => {
    writeFileSync(join(copy, '.env'), '# Ours\nOTHER=1\nSITE_URL=https://old.example.com\n');
    const logo = join(copy, 'logo.svg');
    writeFileSync(logo, LOGO);
    const iconBefore = readFileSync(join(copy, 'apps/site/public/icons/app-192.png'));
    await run({
      name: 'Sahara & Co',
      site: 'https://www.example.com/',
      project: addressOfApi(),
      key: 'sb_publishable_1',
      logo,
    });
    expect(env()).toBe(
      `# Ours\nOTHER=1\nSITE_URL=https://www.example.com\nSUPABASE_URL=${addressOfApi()}\nSUPABASE_PUBLISHABLE_KEY=sb_publishable_1\n`,
    );
    expect(patched).toEqual([
      [
        'PATCH',
        '/rest/v1/site_settings?id=eq.1',
        'sb_secret_of_project',
        { company_name: 'Sahara & Co' },
      ],
    ]);
    for (const app of ['site', 'admin'])
      expect(readFileSync(join(copy, `apps/${app}/public/favicon.svg`), 'utf8')).toBe(LOGO);
    const icon = readFileSync(join(copy, 'apps/site/public/icons/app-192.png'));
    expect(icon.equals(iconBefore)).toBe(false);
    expect(printed.at(-1)?.trim()).toBe('https://www.example.com/admin/settings');
  });

  it('asks again after an invalid answer, and keeps the current value', async () => {
    writeFileSync(join(copy, '.env'), 'SITE_URL=https://old.example.com\n');
    const answers = ['', 'www.example.com', '', '', '', ''];
    await run({}, async () => answers.shift() ?? '');
    expect(printed[0]).toBe('The site is an address such as https://www.example.com.');
    expect(env()).toBe('SITE_URL=https://old.example.com\n');
    expect(patched).toEqual([]);
  });

  it('names the local backend without a project', async () => {
    await run({ name: 'Sahara', site: 'https://www.example.com' });
    expect(patched).toMatchObject([['PATCH', expect.anything(), 'sb_secret_local', {}]]);
    expect(env()).toBe('SITE_URL=https://www.example.com\n');
  });

  it('says that the name could not be saved, and continues', async () => {
    await run({ name: 'Sahara', site: 'https://www.example.com', project: 'https://localhost:1' });
    expect(printed.join('\n')).toContain(
      'The name is not stored: The database at https://localhost:1 cannot be reached.',
    );
    expect(env()).toContain('SITE_URL=https://www.example.com\n');
  });

  it('changes nothing if an option is invalid', async () => {
    await expect(run({ site: 'http://www.example.com' })).rejects.toThrow(
      '--site: The site begins with https://.',
    );
    await expect(run({})).rejects.toThrow('--site: The site is an address');
    expect(() => env()).toThrow();
  });

  it('refuses a secret key, which would end in the pages', () => {
    expect(readAnswer('key', 'sb_secret_1')).toEqual({
      problem: expect.stringContaining('The secret key never goes here.'),
    });
  });
});

describe('the logo', () => {
  it('is the same file in both apps', () => {
    const of = (app: string) => readFileSync(join(root, `apps/${app}/public/favicon.svg`), 'utf8');
    expect(of('admin')).toBe(of('site'));
    expect(problemOfLogo(of('site'))).toBeUndefined();
  });

  it.each([
    ['<html></html>', 'not an SVG file'],
    [LOGO.replace(' viewBox="0 0 10 10"', ''), 'viewBox'],
    [LOGO.replace('<circle', '<script>alert(1)</script><circle'), 'shapes only'],
    [LOGO.replace('<circle', '<circle onload="alert(1)"'), 'shapes only'],
    [LOGO.replace('<circle', '<image href="https://example.com/a.png"/><circle'), 'shapes only'],
    [LOGO.replace('5" fill', `5" d="${'1'.repeat(5000)}" fill`), 'larger than 4000 bytes'],
  ])('cannot be %s', (svg, problem) => {
    expect(problemOfLogo(svg)).toContain(problem);
  });
});
