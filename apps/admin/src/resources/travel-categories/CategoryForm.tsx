import { Box, Card } from '@mui/material';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { t } from '#i18n/t.ts';
import { type FormTab, FormTabs } from '#ui/form/FormTabs.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { CategoryInputs } from './CategoryInputs.tsx';
import { CategoryPageInputs } from './CategoryPageInputs.tsx';
import { CategoryPreview } from './CategoryPreview.tsx';
import { categoryLabels, emptyCategory } from './category-form.ts';
import { travelCategoryKind } from './category-kind.ts';
import { CategoryTravelsInputs } from './filter/CategoryTravelsInputs.tsx';

const tabs: readonly FormTab[] = [
  {
    key: 'content',
    label: t('Content'),
    fields: ['name', 'route', 'description', 'menuTitle', 'backgroundImage', 'icon'],
    content: <CategoryInputs />,
  },
  { key: 'travels', label: t('Travels'), fields: ['filter'], content: <CategoryTravelsInputs /> },
  {
    key: 'texts',
    label: t('Page text'),
    fields: ['cardListTitle', 'ctaTitle', 'ctaDescription', 'ctaButtonText'],
    content: <CategoryPageInputs />,
  },
  {
    key: 'publication',
    label: t('Publication'),
    fields: ['status'],
    content: <PublicationInput />,
  },
];

type CategoryFormProps = { isNew?: boolean };

export function CategoryForm({ isNew = false }: CategoryFormProps) {
  const fields = (
    <>
      <FormTabs tabs={tabs} label={t('Parts of the travel category')} />
      <FormBar resource="travel-categories" what={t('category')} labels={categoryLabels} />
    </>
  );
  return (
    <RecordForm validate={travelCategoryKind.validate} empty={emptyCategory}>
      {isNew ? (
        fields
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
            maxWidth: 1200,
          }}
        >
          <Card sx={{ px: { xs: 2, sm: 3 }, overflow: 'visible' }}>{fields}</Card>
          <CategoryPreview />
        </Box>
      )}
    </RecordForm>
  );
}
