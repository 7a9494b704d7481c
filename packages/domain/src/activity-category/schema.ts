import * as z from 'zod/mini';
import { requiredText, slug, status, text } from '../schema-fields.ts';

export const activityCategorySchema = z.object({
  id: slug('sea-sports'),
  name: requiredText('a name', 100),
  description: text(),
  image: text(),
  icon: text(),
  status,
});
