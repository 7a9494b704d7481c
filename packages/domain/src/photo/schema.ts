import * as z from 'zod/mini';
import { ids, status, text } from '../schema-fields.ts';
import { photoLimits } from './limits.ts';

export const ALT_REQUIRED = 'Describe the photo before publishing it.';

export const photoSchema = z
  .object({
    alt: text(photoLimits.alt.max),
    credit: text(photoLimits.credit.max),
    tags: ids,
    status,
  })
  .check(
    z.refine(({ alt, status }) => status !== 'published' || Boolean(alt?.trim()), {
      path: ['alt'],
      error: ALT_REQUIRED,
    }),
  );
