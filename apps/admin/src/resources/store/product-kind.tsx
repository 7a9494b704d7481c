import { readAvailability } from '@expat-buddy/domain/product/availability';
import { productFields } from '@expat-buddy/domain/product/fields';
import { productSchema } from '@expat-buddy/domain/product/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { lazy } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { t } from '#i18n/t.ts';
import { type Named, namesWithin, shownNameOf } from '#providers/data/shown-name.ts';
import { emptyForm, recordLabels } from '#ui/fields/field-labels.ts';
import { CollectionFilter } from './CollectionInput.tsx';
import { availabilityChoices, availabilityNames } from './product-form.ts';
import { StoreTabs } from './StoreTabs.tsx';

type ListedProduct = Row<'products'> & { collection: Named | null };

export default catalogueKind<ListedProduct>('products', {
  names: { one: t('product'), many: t('products') },
  columns: `id,name,image,price,availability,status,position,updated_at,collection:product_collections!collection_id(${namesWithin()})`,
  none: t('There are no products yet. Add the first one: it stays a draft until you publish it.'),
  tabs: <StoreTabs current="products" />,
  filters: <CollectionFilter />,
  row: ({ image, price, availability, collection }) => ({
    picture: image,
    details: [
      price || t('on request'),
      availabilityNames[readAvailability(availability)],
      collection && shownNameOf(collection),
    ]
      .filter(Boolean)
      .join(' · '),
  }),
  empty: emptyForm(productFields),
  labels: recordLabels(productFields),
  schema: productSchema,
  records: {
    choices: { availability: availabilityChoices },
    references: { collection_id: { resource: 'product-collections', name: 'title' } },
  },
  bulkFields: () => import('./product-bulk-fields.tsx'),
  Inputs: lazy(() => import('./ProductInputs.tsx')),
});
