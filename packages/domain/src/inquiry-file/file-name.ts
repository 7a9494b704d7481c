import { inquiryFileLimits } from './limits.ts';

// Controls, path separators, what Windows refuses in names, and characters that turn the reading direction.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029/\\:*?"<>|]+/gu;

/** A name for display and download, never a path. The end stays when it is cut: it says the type. */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const characters = [...plain];
  if (characters.length <= inquiryFileLimits.name) return plain || 'file';
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? '';
  return characters.slice(0, inquiryFileLimits.name - ending.length).join('') + ending;
}
