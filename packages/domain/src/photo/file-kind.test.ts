import { describe, expect, it } from 'vitest';
import { kindOf } from './file-kind.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  );
const container = (...brands: string[]) =>
  bytes(
    [0, 0, 0, 12 + 4 * brands.length],
    'ftyp',
    brands[0] ?? '',
    [0, 0, 0, 0],
    ...brands.slice(1),
  );

describe('the type of a file, by its content', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif')],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['avif', container('avif', 'mif1', 'miaf')],
    ['avif', container('mif1', 'avif')],
    ['heic', container('heic', 'mif1')],
    ['unknown', container('isom', 'mp42')],
    ['gif', bytes('GIF89a', [1, 0])],
    ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['svg', bytes([0xef, 0xbb, 0xbf], '\n<?xml version="1.0"?><!-- drawn --><svg/>')],
    ['html', bytes('  <!DOCTYPE html><svg></svg>')],
    ['html', bytes('<script>alert(1)</script>')],
    ['pdf', bytes('%PDF-1.7')],
    ['pdf', bytes([0xef, 0xbb, 0xbf], '%PDF-1.4')],
    ['pdf', bytes('\r\n\r\n%PDF-1.4')],
    ['pdf', bytes([0x1b], '%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.7')],
    ['pdf', bytes(new Array(1019).fill(0), '%PDF-')],
    ['unknown', bytes(new Array(1020).fill(0), '%PDF-')],
    ['html', bytes('\n<script>alert(1)</script>%PDF-1.7')],
    ['unknown', bytes('<p onclick="alert(1)">%PDF-1.7')],
    ['unknown', bytes('MZ', [0x90, 0], '%PDF-1.7')],
    ['unknown', bytes('PK', [3, 4], '%PDF-1.7')],
    // The first letters of a WebP alone: a sound file has them too.
    ['unknown', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['unknown', bytes('ftyp')],
    ['unknown', bytes()],
  ])('%s', (kind, head) => {
    expect(kindOf(head)).toBe(kind);
  });
});
