import { type Availability, availabilities } from '@expat-buddy/domain/product/availability';

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

export const availabilityChoices = availabilities.map((id) => ({
  id,
  name: availabilityNames[id],
}));
