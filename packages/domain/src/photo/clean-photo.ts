import { type PictureSize, pictureSize } from './picture-size.ts';

/** A photo with its pixels and colours only. */
export type CleanPhoto = PictureSize & {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array<ArrayBuffer>;
};

const APP0 = 0xe0;
const APP15 = 0xef;
const COMMENT = 0xfe;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const RESTARTS = [0xd0, 0xd7] as const;

/** What the application segments that stay begin with: density, colour profile, colour transform. */
const keptSegments: Readonly<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
};
const keptChunks: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT'],
]);

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

function isKept(bytes: Uint8Array, marker: number, at: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  const start = keptSegments[marker];
  return start !== undefined && textAt(bytes, at + 4, start.length) === start;
}

/** Where the compressed data of a scan ends: at the next marker that is not part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= RESTARTS[0] && next <= RESTARTS[1])) return at;
  }
  return bytes.length;
}

function cleanJpeg(bytes: Uint8Array): CleanPhoto | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 2)];
  const size = pictureSize(bytes);
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    let end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return undefined;
    if (marker === START_OF_SCAN) end = endOfScan(bytes, end);
    if (isKept(bytes, marker, at)) parts.push(bytes.subarray(at, end));
    at = end;
    // Phones append films and depth maps after the end.
    if (bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE) {
      parts.push(bytes.subarray(at, at + 2));
      return size && { type: 'image/jpeg', bytes: join(parts), ...size };
    }
  }
  return undefined;
}

function cleanPng(bytes: Uint8Array): CleanPhoto | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    if (end > bytes.length || (at === 8 && name !== 'IHDR')) return undefined;
    if (keptChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') {
      const size = pictureSize(bytes);
      return size && { type: 'image/png', bytes: join(parts), ...size };
    }
    at = end;
  }
  return undefined;
}

/**
 * A JPEG or PNG without its metadata: place, camera, times, comments, embedded previews and whatever follows the
 * picture. Undefined for everything else, and for a file that is cut off.
 */
export function cleanPhoto(bytes: Uint8Array): CleanPhoto | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return cleanJpeg(bytes);
  return PNG_SIGNATURE.every((byte, at) => bytes[at] === byte) ? cleanPng(bytes) : undefined;
}
