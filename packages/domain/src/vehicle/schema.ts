import * as z from 'zod/mini';
import { lines, price, requiredText, slug, status, text, wholeNumber } from '../schema-fields.ts';
import { gearboxes } from './gearboxes.ts';

export const vehicleSchema = z.object({
  id: slug('long-van'),
  name: requiredText('a name', 100),
  description: text(5000),
  image: text(2000),
  gallery: lines,
  berths: wholeNumber(0, 20),
  seats: wholeNumber(1, 60),
  gearbox: z.enum(gearboxes, 'Please choose a gearbox.'),
  price_per_day: price,
  minimum_days: wholeNumber(1, 60),
  with_driver: z.boolean(),
  equipment: lines,
  conditions: lines,
  travel_ids: lines,
  status,
});
