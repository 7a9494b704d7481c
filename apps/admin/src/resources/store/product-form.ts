import { type Availability, availabilities } from '@expat-buddy/domain/product/availability';
import { t } from '#i18n/t.ts';

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
  name: t('Name'),
  collection_id: t('Collection'),
  maker: t('Maker'),
  place: t('Place'),
  description: t('Description'),
  image: t('Photo'),
  gallery: t('Gallery'),
  price: t('Price'),
  availability: t('Availability'),
  position: t('Position'),
  status: t('Status'),
};

export const availabilityNames: Readonly<Record<Availability, string>> = {
  in_stock: t('In stock'),
  made_to_order: t('Made to order'),
  sold_out: t('Sold out'),
};

export const availabilityChoices = availabilities.map((id) => ({
  id,
  name: availabilityNames[id],
}));
