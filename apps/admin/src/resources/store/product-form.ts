import { type Availability, availabilities } from '@expat-buddy/domain/product/availability';
import { productFields } from '@expat-buddy/domain/product/fields';
import { t } from '#i18n/t.ts';
import { fieldLabels } from '#ui/fields/field-labels.ts';

export const productLabels = fieldLabels(productFields);

export const availabilityNames: Readonly<Record<Availability, string>> = {
  in_stock: t('In stock'),
  made_to_order: t('Made to order'),
  sold_out: t('Sold out'),
};

export const availabilityChoices = availabilities.map((id) => ({
  id,
  name: availabilityNames[id],
}));
