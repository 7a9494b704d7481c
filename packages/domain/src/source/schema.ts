import * as z from 'zod/mini';
import { httpsAddress } from '../schema-fields.ts';
import { sourceFields } from './fields.ts';
import type { Source } from './types.ts';

const { limit } = sourceFields.source_url;

/** The schemas of a source that do not follow from its fields' lines. */
export const ownSourceSchemas = {
  source_url: httpsAddress.check(
    z.refine((address) => (address ?? '').length <= limit, {
      error: `Use at most ${limit} characters.`,
    }),
  ),
};

type Entered = Partial<Record<'source_name' | 'source_url' | 'checked_on', Source['checked_on']>>;

/** Whether the source is complete enough for what visitors read. */
export const isSourced = ({ source_name, source_url, checked_on }: Entered): boolean =>
  Boolean(source_name?.trim() && source_url && checked_on);
