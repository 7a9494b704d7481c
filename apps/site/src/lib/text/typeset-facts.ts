import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { withRanges } from '@expat-buddy/domain/format/range';

/** For example "4–10 people" for the stored "4-10 people". */
export const withEnDash = (fact: string) => isolateNumbers(withRanges(fact));

const ACRONYMS = new Set(['unesco']);

/** Tags are stored in lower case. */
export const tagName = (tag: string) =>
  ACRONYMS.has(tag) ? tag.toUpperCase() : tag.charAt(0).toUpperCase() + tag.slice(1);
