import * as z from 'zod/mini';
import {
  lines,
  optionalId,
  picture,
  pictures,
  price,
  requiredText,
  slug,
  status,
  text,
} from '../schema-fields.ts';
import { availabilities } from './availability.ts';

export const productSchema = z.object({
  id: slug('boussaadi-small'),
  name: requiredText('a name', 200),
  collection_id: optionalId,
  maker: text(200),
  place: text(200),
  description: text(5000),
  image: picture(2000),
  gallery: pictures,
  price,
  availability: z.enum(availabilities, 'Please choose the availability.'),
  status,
});

export const productCollectionSchema = z.object({
  id: slug('boussaada-knives'),
  title: requiredText('a title', 100),
  description: text(5000),
  craft: text(10_000),
  care: lines,
  legal_note: text(5000),
  image: picture(2000),
  status,
});
