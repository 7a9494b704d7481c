import * as z from 'zod/mini';
import {
  degrees,
  ids,
  lines,
  optionalId,
  picture,
  requiredText,
  slug,
  status,
  text,
} from '../schema-fields.ts';
import { monthsHaveOneGrade, priceIsComplete, tripSchemas } from '../trip/schema.ts';
import { parsePrice } from './price.ts';

const optionalDegrees = (max: number) => z.optional(z.nullable(degrees(max)));

export const travelSchema = z
  .object({
    id: slug('bou-saada'),
    title: requiredText('a title', 200),
    location: text(200),
    description: text(5000),
    imageUrl: picture(2000),
    highlights: lines,
    activities: lines,
    price: text(100).check(
      z.refine((value) => parsePrice(value) !== 0, 'Enter an amount above 0, or “on request”.'),
    ),
    price_from: z.optional(z.boolean()),
    price_is_written: z.optional(z.boolean()),
    duration: text(200),
    groupSize: text(200),
    region_id: optionalId,
    type_id: optionalId,
    type_ids: ids,
    tag_ids: ids,
    latitude: optionalDegrees(90),
    longitude: optionalDegrees(180),
    is_featured: z.optional(z.boolean()),
    in_south: z.optional(z.boolean()),
    position: z.optional(z.nullable(z.int32('Please enter a whole number.'))),
    status,
    ...tripSchemas.travels,
  })
  .check(
    priceIsComplete,
    monthsHaveOneGrade,
    z.refine(({ latitude, longitude }) => (latitude == null) === (longitude == null), {
      path: ['longitude'],
      error: 'Enter both latitude and longitude, or neither.',
    }),
  );

const distance = 'A whole number from 0 to 3,000.';
const driving = 'From 0 to 24 hours.';

/** One day of a programme; distance in km, driving in hours. */
export const travelDaySchema = z.object({
  title: requiredText('a title', 200),
  description: text(),
  stops: lines,
  distance_km: z.nullable(z.int(distance).check(z.minimum(0, distance), z.maximum(3000, distance))),
  driving_hours: z.nullable(z.number(driving).check(z.minimum(0, driving), z.maximum(24, driving))),
  overnight: text(),
});
