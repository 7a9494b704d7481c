import * as z from 'zod/mini';
import { degrees, requiredText, slug } from '../schema-fields.ts';

export const placeSchema = z.object({
  id: slug('bou-saada'),
  name: requiredText('a name', 200),
  latitude: degrees(90),
  longitude: degrees(180),
});
