import * as z from 'zod/mini';
import { picture, requiredText, slug, status, text } from '../schema-fields.ts';
import { filterProblem } from '../travel/filters.ts';

const isObject = (value: unknown) =>
  value == null || (typeof value === 'object' && !Array.isArray(value));

export const travelCategorySchema = z.object({
  route: slug('day-trips', 'route'),
  name: requiredText('a name', 100),
  description: text(),
  backgroundImage: picture(),
  icon: text(),
  menuTitle: text(),
  cardListTitle: text(),
  ctaTitle: text(),
  ctaDescription: text(),
  ctaButtonText: text(),
  filter: z.unknown().check(
    z.refine((filter) => isObject(filter) && filterProblem(filter) === undefined, {
      error: ({ input }) => filterProblem(input) ?? 'A filter is an object.',
    }),
  ),
  status,
});
