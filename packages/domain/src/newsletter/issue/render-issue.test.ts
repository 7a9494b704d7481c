import { describe, expect, it } from 'vitest';
import { nastyTexts } from '../../nasty-texts.fixture.ts';
import { companyFromSettings } from '../../site-settings/company-details.ts';
import { type IssueMail, renderIssueHtml, renderIssueText } from './render-issue.ts';
import type { IssueTrip } from './types.ts';

const oran: IssueTrip = {
  name: 'travels/oran',
  title: 'Oran & the coast',
  image: 'illustrations/oran.webp',
  price: '12 000 DA',
};

const mail: IssueMail = {
  subject: 'Autumn in the west',
  preheader: 'Three trips before winter',
  language: 'en',
  blocks: [
    {
      id: 'a',
      kind: 'text',
      text: '## Hello\nDear reader,\nwe **opened** [Oran](/travels/oran).\n\n- sea\n- sun\n\n[Write](mailto:office@example.com)',
    },
    { id: 'b', kind: 'picture', image: '/dune.webp', alt: 'A dune', caption: 'Near Taghit' },
    { id: 'c', kind: 'trips', title: 'New', trips: ['travels/oran', 'activities/gone'] },
  ],
  trips: new Map([[oran.name, oran]]),
  company: {
    ...companyFromSettings(null),
    name: 'Rihla',
    address: '1 rue Didouche\nAlger',
    email: 'a@example.com',
  },
  siteUrl: 'https://site.example',
  apiUrl: 'https://api.example',
  pricesAreExamples: true,
};

const allTags = (html: string) => [...html.matchAll(/<([a-z!][a-z0-9]*)/gi)].map(([, tag]) => tag);

describe('the mail of an issue', () => {
  it('shows text, pictures and published trips with absolute addresses', () => {
    const html = renderIssueHtml(mail);
    expect(html).toMatch(
      /<h2[^>]*>Hello<\/h2>\n<p[^>]*>Dear reader,<br>we <strong>opened<\/strong>/,
    );
    expect(html).toMatch(/<ul[^>]*><li>sea<\/li><li>sun<\/li><\/ul>/);
    expect(html).toContain('src="https://site.example/dune.webp" alt="A dune"');
    expect(html).toContain('src="https://site.example/illustrations/oran.webp"');
    expect(html).toContain('Oran &amp; the coast');
    expect(html).not.toContain('gone');
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://site.example/travels/oran',
      'mailto:office@example.com',
      'https://site.example/travels/oran',
      'https://site.example/travels/oran',
      'https://site.example/travels/oran',
      'https://site.example/newsletter/unsubscribe',
    ]);
  });

  it('ends with the company, its address and the way out', () => {
    const foot = renderIssueText(mail).split('\n--\n')[1];
    expect(foot).toBe(
      [
        'Prices are examples. Yours comes with our answer.',
        'You receive this email because you subscribed to Rihla news.',
        'Rihla',
        '1 rue Didouche',
        'Alger',
        'a@example.com',
        'Unsubscribe: https://site.example/newsletter/unsubscribe',
        '',
      ].join('\n'),
    );
  });

  it('says the same as plain text', () => {
    const text = renderIssueText(mail);
    for (const part of [
      'HELLO',
      'we opened Oran (https://site.example/travels/oran).',
      '- sea\n- sun',
      '[A dune]\nNear Taghit',
      'NEW\n\nOran & the coast – 12 000 DA\nhttps://site.example/travels/oran',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('loads nothing but pictures, and knows dark mode', () => {
    const html = renderIssueHtml(mail);
    expect(html).not.toMatch(/<script|<link|@import|url\(|<iframe|\son\w+=/i);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toContain(' alt="');
  });
});

const attack = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&`;

it('escapes every text that staff, settings or trips hold', () => {
  const everywhere: IssueMail = {
    ...mail,
    subject: attack,
    preheader: attack,
    language: attack,
    blocks: [
      { id: 'a', kind: 'text', text: `## ${attack}\n\n- ${attack}\n\n**${attack}**` },
      { id: 'l', kind: 'text', text: `[${attack}](https://a.example/"onclick="x) [x](${attack})` },
      { id: 'b', kind: 'picture', image: '/a.webp', alt: attack, caption: attack },
      { id: 'c', kind: 'trips', title: attack, trips: ['travels/oran'] },
    ],
    trips: new Map([[oran.name, { ...oran, title: attack, price: attack }]]),
    company: { ...mail.company, name: attack, address: attack, phone: attack, email: attack },
  };
  const html = renderIssueHtml(everywhere);
  const known =
    'html head meta title style body div table tr td h2 ul li p span strong a img br'.split(' ');
  expect(allTags(html).filter((tag) => !known.includes(tag ?? ''))).toEqual(['!doctype']);
  expect(html).not.toMatch(/<img src=x|\sonerror="|\sonclick="/);
  expect(html.match(/<img /g)).toHaveLength(2);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'http://plain.example',
  '//other.example',
  'https://',
  'vbscript:x',
  '',
])('makes no link of %o', (address) => {
  const html = renderIssueHtml({
    ...mail,
    blocks: [{ id: 'a', kind: 'text', text: `[x](${address})` }],
  });
  expect(html.match(/<a /g)).toHaveLength(1);
});

it.each(['javascript:alert(1)', 'data:image/png,x', 'https://a.example/"onerror="x', ''])(
  'shows no picture from %o',
  (image) => {
    const html = renderIssueHtml({
      ...mail,
      blocks: [{ id: 'a', kind: 'picture', image, alt: 'x', caption: '' }],
    });
    expect(html.match(/<img [^>]*src="(?!https:\/\/site\.example\/)/)).toBeNull();
    expect(html).not.toContain('onerror="');
  },
);

it('survives any text', () => {
  for (const text of nastyTexts()) {
    const blocks = [{ id: 'a', kind: 'text', text: `${text}\n[${text}](${text})` }] as const;
    expect(renderIssueHtml({ ...mail, subject: text, blocks })).toContain('</html>');
    expect(renderIssueText({ ...mail, subject: text, blocks })).toContain('Unsubscribe');
  }
});

it('shows photos of the library from the API', () => {
  const stored = '/storage/v1/object/public/photos/2026/dune.webp';
  const html = renderIssueHtml({
    ...mail,
    trips: new Map([[oran.name, { ...oran, image: stored }]]),
    blocks: [
      { id: 'b', kind: 'picture', image: stored, alt: 'A dune', caption: '' },
      { id: 'c', kind: 'trips', title: '', trips: ['travels/oran'] },
    ],
  });
  expect(html.match(/src="[^"]*"/g)).toEqual(Array(2).fill(`src="https://api.example${stored}"`));
});
