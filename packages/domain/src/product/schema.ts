import * as z from 'zod/mini';
import { fieldSchemas } from '../content/field-schemas.ts';
import { price, slug, status } from '../schema-fields.ts';
import { availabilities } from './availability.ts';
import { collectionFields, productFields } from './fields.ts';

export const productSchema = z.object({
  id: slug('boussaadi-small'),
  ...fieldSchemas(productFields, {
    price,
    availability: z.enum(availabilities, 'Please choose the availability.'),
  }),
  status,
});

export const productCollectionSchema = z.object({
  id: slug('boussaada-knives'),
  ...fieldSchemas(collectionFields, {}),
  status,
});
