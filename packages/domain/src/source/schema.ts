import * as z from 'zod/mini';
import { httpsAddress, optionalDay, text } from '../schema-fields.ts';
import { sourceLimits } from './limits.ts';
import type { Source } from './types.ts';

/** The fields of a form that edits a statement with its source. */
export const sourceFields = {
  source_name: text(sourceLimits.sourceName),
  source_url: httpsAddress.check(
    z.refine((address) => (address ?? '').length <= sourceLimits.sourceUrl, {
      error: `Use at most ${sourceLimits.sourceUrl} characters.`,
    }),
  ),
  source_note: text(sourceLimits.sourceNote),
  checked_on: optionalDay,
  checked_by: text(sourceLimits.checkedBy),
};

type Entered = Partial<Record<'source_name' | 'source_url' | 'checked_on', Source['checked_on']>>;

/** Whether the source is complete enough for what visitors read. */
export const isSourced = ({ source_name, source_url, checked_on }: Entered): boolean =>
  Boolean(source_name?.trim() && source_url && checked_on);
