import * as z from 'zod/mini';
import { requiredText, slug } from '../schema-fields.ts';

/** A type or a tag. */
export const travelTermSchema = z.object({
  id: slug('roman-sites'),
  title: requiredText('a name', 100),
});

export const regionSchema = z.extend(travelTermSchema, { is_south: z.boolean() });
