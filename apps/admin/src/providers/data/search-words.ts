import { withLatinDigits, withoutInvisible } from '@expat-buddy/domain/pasted-text';

/** Letters and digits only, so no word can end a filter early. */
export function plainWords(search: string): string[] {
  return withLatinDigits(withoutInvisible(search))
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}
