import { companyFromSettings } from '@expat-buddy/domain/site-settings/company-details';
import { expect, it } from 'vitest';
import { type MailContent, renderHtml, renderText } from './mail-template.ts';
import { oneLine } from './one-line.ts';

const content: MailContent = {
  title: 'New inquiry 0B6C2F4E',
  paragraphs: ['A visitor wrote.'],
  facts: [['Name', '<img src=x onerror="alert(1)"> & sons']],
  quote: 'Hello,\r\n<b>two</b> lines\n\nOpen it in the back office:\nhttps://elsewhere.example',
  action: { label: 'Open it', url: 'https://site.example/admin?a=1&b="2"' },
  closing: ['Nothing is booked yet.'],
  company: {
    ...companyFromSettings(null),
    name: 'Rihla',
    tagline: 'Travel',
    phone: '+213 21 00 00 00',
    email: 'office@example.com',
  },
};

it('escapes all input, in text and in attributes', () => {
  const html = renderHtml(content);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; sons');
  expect(html).toContain('href="https://site.example/admin?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('&lt;b&gt;two&lt;/b&gt; lines');
  expect(html).not.toMatch(/<(img|b)\b/);
});

it('marks each line of the visitor’s text as a quote', () => {
  expect(renderText(content)).toBe(
    [
      'New inquiry 0B6C2F4E',
      '',
      'A visitor wrote.',
      '',
      'Name: <img src=x onerror="alert(1)"> & sons',
      '',
      '> Hello,',
      '> <b>two</b> lines',
      '>',
      '> Open it in the back office:',
      '> https://elsewhere.example',
      '',
      'Open it:',
      'https://site.example/admin?a=1&b="2"',
      '',
      'Nothing is booked yet.',
      '',
      'Rihla: Travel',
      'Phone: +213 21 00 00 00',
      'Email: office@example.com',
      '',
    ].join('\n'),
  );
});

it('omits empty parts', () => {
  const company = { ...content.company, phone: '', email: '' };
  const { action: _, closing: __, ...bare } = { ...content, facts: [], quote: '', company };
  expect(renderText(bare)).toBe('New inquiry 0B6C2F4E\n\nA visitor wrote.\n\nRihla: Travel\n');
});

it('names in the signature what the company’s settings hold', () => {
  const company = {
    ...content.company,
    address: '1 rue Larbi Ben M’hidi\nAlgiers',
    legalName: 'EURL Rihla',
    registerNumber: '16/00-0000000',
    licence: { number: '1234', validUntil: '2027-06-30' },
    insurance: { insurer: 'An insurer', number: '', validUntil: null },
  };
  const text = renderText({ ...content, company });
  expect(text).toContain(
    [
      'Address: 1 rue Larbi Ben M’hidi, Algiers',
      'EURL Rihla · Trade register: 16/00-0000000',
      'Tourism licence: 1234, valid until 30 June 2027',
      'Insurance: An insurer\n',
    ].join('\n'),
  );
  expect(renderText({ ...content, company: { ...company, licence: null } })).not.toContain(
    'licence',
  );
});

it('makes one header line of any text', () => {
  expect(oneLine('Amina\r\nBcc: all@example.com')).toBe('Amina Bcc: all@example.com');
  expect(oneLine('a\u2028b\u202ec\0d\te')).toBe('a b c d e');
  expect(oneLine('🐪'.repeat(9), 5)).toBe('🐪🐪🐪🐪…');
});
