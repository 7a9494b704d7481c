import * as z from 'zod/mini';
import { lines, picture, requiredText, slug, status, text } from '../schema-fields.ts';
import { monthsHaveOneGrade, priceIsComplete, tripSchemas } from '../trip/schema.ts';

export const activitySchema = z
  .object({
    id: slug('desert-camp'),
    title: requiredText('a title', 200),
    description: text(1000),
    longdescription: text(10_000),
    image: picture(2000),
    icon: text(100),
    category_id: z
      .string('Please choose a category.')
      .check(z.trim(), z.minLength(1, 'Please choose a category.')),
    highlights: lines,
    requirements: lines,
    duration: text(200),
    groupsize: text(200),
    difficulty: text(200),
    besttime: text(200),
    status,
    ...tripSchemas.activities,
  })
  .check(priceIsComplete, monthsHaveOneGrade);
