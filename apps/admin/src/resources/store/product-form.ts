import { type Availability, availabilities } from '@expat-buddy/domain/product/availability';
import * as z from 'zod/mini';
import { id, lines, price, required, status, text } from '#ui/inputs/form-rules.ts';

/** The limits of the database (products_*), in words for the form. */
export const productSchema = z.object({
  id: id('boussaadi-small'),
  name: required('a name', 200),
  collection_id: z.optional(z.nullable(z.string())),
  maker: text(200),
  place: text(200),
  description: text(5000),
  image: text(2000),
  gallery: lines,
  price,
  availability: z.enum(availabilities, 'Please choose the availability.'),
  status,
});

export const emptyProduct = {
  id: '',
  name: '',
  collection_id: null,
  maker: '',
  place: '',
  description: '',
  image: '',
  gallery: [],
  price: '',
  availability: 'made_to_order',
  status: 'draft',
};

export const productLabels = {
  name: 'Name',
  collection_id: 'Collection',
  maker: 'Maker',
  place: 'Place',
  description: 'Description',
  image: 'Photo',
  gallery: 'Gallery',
  price: 'Price',
  availability: 'Availability',
  position: 'Position',
  status: 'Status',
};

export const availabilityNames: Readonly<Record<Availability, string>> = {
  in_stock: 'In stock',
  made_to_order: 'Made to order',
  sold_out: 'Sold out',
};
