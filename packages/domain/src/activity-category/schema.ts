import * as z from 'zod/mini';
import { picture, requiredText, slug, status, text } from '../schema-fields.ts';

export const activityCategorySchema = z.object({
  id: slug('sea-sports'),
  name: requiredText('a name', 100),
  description: text(),
  image: picture(),
  icon: text(),
  status,
});
