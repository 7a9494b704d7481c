import * as z from 'zod/mini';
import { ids, optionalDay, status, text } from '../schema-fields.ts';
import { photoLimits } from './limits.ts';

export const ALT_REQUIRED = 'Describe the photo before publishing it.';

const percent = z.number().check(z.minimum(0), z.maximum(100));

export const photoSchema = z
  .object({
    alt: text(photoLimits.alt.max),
    caption: text(photoLimits.caption.max),
    credit: text(photoLimits.credit.max),
    licence: text(photoLimits.licence.max),
    place: text(photoLimits.place.max),
    taken_on: optionalDay,
    tags: ids,
    status,
    focal_x: percent,
    focal_y: percent,
  })
  .check(
    z.refine(({ alt, status }) => status !== 'published' || Boolean(alt?.trim()), {
      path: ['alt'],
      error: ALT_REQUIRED,
    }),
  );
