/** The type of a file by its content; its name and MIME type are not trusted. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'gif'
  | 'pdf'
  | 'svg'
  | 'html'
  | 'unknown';

/** The bytes at the start of a file that are needed to recognize it. */
export const HEAD_LENGTH = 1024;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

function startsWith(head: Uint8Array, bytes: readonly number[], at = 0): boolean {
  return bytes.every((byte, place) => head[at + place] === byte);
}

function textAt(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to));
}

/** AVIF and HEIC share a container and differ in the brands of its first box. */
function kindOfContainer(head: Uint8Array): FileKind {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = textAt(head, 8, Math.min(length, head.length)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'unknown';
}

function kindOfText(head: Uint8Array): FileKind {
  const text = new TextDecoder().decode(head).trimStart().toLowerCase();
  if (!text.startsWith('<')) return 'unknown';
  if (/<(!doctype\s+html|html|head|body|script|iframe)\b/.test(text)) return 'html';
  return /<(!doctype\s+)?svg\b/.test(text) ? 'svg' : 'unknown';
}

/**
 * Office scanners write a byte-order mark, a line break or a printer's command first. A program or a page does not become a
 * PDF by naming one.
 */
function isPdf(head: Uint8Array): boolean {
  const [before, ...rest] = textAt(head, 0, HEAD_LENGTH).split('%PDF-');
  return rest.length > 0 && !/<|^(?:MZ|PK|\x7fELF|#!)/.test(before ?? '');
}

/** @param head the first `HEAD_LENGTH` bytes of the file, or fewer of a shorter one. */
export function kindOf(head: Uint8Array): FileKind {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp';
  if (textAt(head, 4, 8) === 'ftyp') return kindOfContainer(head);
  if (/^GIF8[79]a$/.test(textAt(head, 0, 6))) return 'gif';
  if (isPdf(head)) return 'pdf';
  return kindOfText(head);
}
