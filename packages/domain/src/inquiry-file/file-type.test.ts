import { expect, it } from 'vitest';
import { inquiryFileType } from './file-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
  ['a PDF after a web page', '<!doctype html>%PDF-1.7', undefined],
  ['a web page', '<!doctype html><script>', undefined],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['a GIF', 'GIF89a', undefined],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', undefined],
  ['a program', 'MZ\x90\0', undefined],
  ['nothing', '', undefined],
])('%s', (_, head, type) => {
  expect(inquiryFileType(bytes(head))).toBe(type);
});
