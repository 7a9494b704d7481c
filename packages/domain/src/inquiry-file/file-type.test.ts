import { expect, it } from 'vitest';
import { acceptedFileType, inquiryFileType } from './file-type.ts';

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

const png = (size: string) => bytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${size}\x02\0\0\0`);
const jpeg = (frame: string) => bytes(`\xff\xd8\xff\xe0\0\x04ab\xff\xc2\0\x0b${frame}\x03`);

it.each([
  ['a photo of 48 megapixels', jpeg('\x08\x17\xa0\x1f\x80'), 'image/jpeg'],
  ['a JPEG of 65,535 pixels a side', jpeg('\x08\xff\xff\xff\xff'), undefined],
  ['a PNG of 8,000 pixels a side', png('\0\0\x1f\x40\0\0\x1f\x40\x08'), 'image/png'],
  ['the same with 16 bits for each colour', png('\0\0\x1f\x40\0\0\x1f\x40\x10'), undefined],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
])('of whole files, %s', (_, file, type) => {
  expect(acceptedFileType(file)).toBe(type);
});
