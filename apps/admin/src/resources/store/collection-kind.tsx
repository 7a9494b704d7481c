import { productCollectionSchema } from '@expat-buddy/domain/product/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { CareInput, LegalNoteInput } from './CollectionStoryInputs.tsx';
import { StoreTabs } from './StoreTabs.tsx';

const formatUses = (uses: number) =>
  t('{count, plural, one {# product} other {# products}}', { count: uses });

const tabs = [
  {
    key: 'text',
    label: t('Text and photo'),
    fields: ['title', 'id', 'status', 'description', 'image'],
    content: (
      <>
        <TitleAndSlugInputs titleSource="title" titleLabel={t('Title')} pathOnSite="/store/" />
        <PublicationInput />
        <PlainTextInput source="description" label={t('Description')} multiline minRows={3} />
        <PictureInput source="image" />
      </>
    ),
  },
  {
    key: 'story',
    label: t('Craft and care'),
    fields: ['craft', 'care', 'legal_note'],
    content: (
      <>
        <PlainTextInput
          source="craft"
          label={t('The craft')}
          helperText={t('Start a new line for a new paragraph.')}
          multiline
          minRows={4}
        />
        <CareInput />
        <LegalNoteInput />
      </>
    ),
  },
];

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
  empty: {
    id: '',
    title: '',
    description: '',
    craft: '',
    care: [],
    legal_note: '',
    image: '',
    status: 'draft',
  },
  labels: {
    title: t('Title'),
    description: t('Description'),
    craft: t('The craft'),
    care: t('Care'),
    legal_note: t('Legal note'),
    image: t('Photo'),
    position: t('Position'),
    status: t('Status'),
  },
  schema: productCollectionSchema,
  bulkFields: () => import('./collection-bulk-fields.tsx'),
  Inputs: () => <FormTabs tabs={tabs} label={t('Parts of the collection')} />,
  whyNotDeletable: ({ uses }) =>
    uses > 0
      ? t(
          'It holds {count, plural, one {# product} other {# products}}, so it cannot be deleted.',
          { count: uses },
        )
      : undefined,
});
