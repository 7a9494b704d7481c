import { collectionFields } from '@expat-buddy/domain/product/fields';
import { productCollectionSchema } from '@expat-buddy/domain/product/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { t } from '#i18n/t.ts';
import { FieldTabs } from '#ui/fields/FieldTabs.tsx';
import { emptyForm, recordLabels } from '#ui/fields/field-labels.ts';
import { collectionInputs } from './collection-inputs.tsx';
import { StoreTabs } from './StoreTabs.tsx';

const formatUses = (uses: number) =>
  t('{count, plural, one {# product} other {# products}}', { count: uses });

const tabs = { text: t('Text and photo'), story: t('Craft and care') };

export default catalogueKind<Row<'product_collections'> & { uses: number }>('product-collections', {
  names: { one: t('collection'), many: t('collections') },
  columns: 'id,title,image,status,position,updated_at,uses',
  none: t(
    'There are no collections yet. Add one to tell the story of products that belong together.',
  ),
  tabs: <StoreTabs current="product-collections" />,
  row: ({ image, uses }) => ({
    picture: image,
    details: formatUses(uses),
  }),
  empty: emptyForm(collectionFields),
  labels: recordLabels(collectionFields),
  schema: productCollectionSchema,
  bulkFields: () => import('./collection-bulk-fields.tsx'),
  Inputs: () => (
    <FieldTabs
      fields={collectionFields}
      own={collectionInputs}
      tabs={tabs}
      label={t('Parts of the collection')}
    />
  ),
  whyNotDeletable: ({ uses }) =>
    uses > 0
      ? t(
          'It holds {count, plural, one {# product} other {# products}}, so it cannot be deleted.',
          { count: uses },
        )
      : undefined,
});
