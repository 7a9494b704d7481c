import { describe, expect, it } from 'vitest';
import { cleanPhoto } from './clean-photo.ts';

const latin = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const segment = (marker: number, content: string) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...latin(content)];
};
const chunk = (name: string, content: string) => [
  ...[0, 0, content.length >> 8, content.length & 255],
  ...latin(name),
  ...latin(content),
  ...[1, 2, 3, 4],
];
const frame = segment(0xc0, '\x08\x02\x58\x03\x20\x03');
const scan = [...segment(0xda, '\x03'), 1, 0xff, 0, 2, 0xff, 0xd0, 3];
const jpeg = (...between: number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...between.flat(), 0xff, 0xd9]);
const header = chunk('IHDR', '\0\0\x03\x20\0\0\x02\x58\x08\x02\0\0\0');
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (...chunks: number[][]) => Uint8Array.from([...signature, ...chunks.flat()]);
const textOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []));

describe('a JPEG', () => {
  it('keeps its pixels and colours, and loses everything else', () => {
    const profile = segment(0xe2, 'ICC_PROFILE\0sRGB');
    const photo = jpeg(
      segment(0xe1, 'Exif\0\0GPS 36.7'),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/'),
      segment(0xe2, 'MPF\0'),
      profile,
      segment(0xed, 'Photoshop 3.0'),
      segment(0xfe, 'by Amel'),
      frame,
      scan,
      scan,
    );
    const withFilm = Uint8Array.from([...photo, ...latin('ftypmp42')]);
    expect(cleanPhoto(withFilm)).toEqual({
      type: 'image/jpeg',
      bytes: jpeg(profile, frame, scan, scan),
      width: 800,
      height: 600,
      bits: 8,
    });
  });

  it.each([
    ['cut off', jpeg(frame, scan).slice(0, -2)],
    ['of a segment that is longer than the file', jpeg(frame, [0xff, 0xe1, 0xff, 0xff])],
    ['without a size', jpeg(scan)],
    ['of nothing', Uint8Array.from([0xff, 0xd8, 0xff])],
  ])('%s is none', (_, bytes) => {
    expect(cleanPhoto(bytes)).toBeUndefined();
  });
});

describe('a PNG', () => {
  it('keeps its pixels and colours, and loses everything else', () => {
    const [data, end] = [chunk('IDAT', 'pixels'), chunk('IEND', '')];
    const clean = cleanPhoto(
      png(header, chunk('eXIf', 'GPS'), chunk('tEXt', 'by Amel'), data, end, latin('<html>')),
    );
    expect(clean).toMatchObject({ type: 'image/png', width: 800, height: 600, bits: 8 });
    expect(textOf(clean?.bytes)).toBe(textOf(png(header, data, end)));
  });

  it('cut off is none', () => {
    expect(cleanPhoto(png(header, chunk('IDAT', 'pixels')))).toBeUndefined();
    expect(cleanPhoto(png(chunk('IDAT', 'pixels')))).toBeUndefined();
  });
});

it('nothing else is a photo', () => {
  for (const text of ['<svg>', 'GIF89a', '%PDF-1.7', '']) {
    expect(cleanPhoto(Uint8Array.from(latin(text)))).toBeUndefined();
  }
});
