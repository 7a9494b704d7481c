import { Box, Card } from '@mui/material';

import { FormBar } from '#layout/FormBar.tsx';
import { type FormTab, FormTabs } from '#layout/FormTabs.tsx';
import { PublicationInput } from '#layout/inputs/PublicationInput.tsx';
import { validateWith } from '#layout/inputs/validate-with.ts';
import { RecordForm } from '#layout/RecordForm.tsx';
import { CategoryPreview } from './CategoryPreview.tsx';
import { CategoryTexts } from './CategoryTexts.tsx';
import { CategoryTravels } from './CategoryTravels.tsx';
import { CategoryWords } from './CategoryWords.tsx';
import { categoryLabels, categorySchema } from './category-form.ts';

const validate = validateWith(categorySchema);
const emptyCategory = { status: 'draft', icon: 'globe', filter: {} };

const tabs: readonly FormTab[] = [
  {
    key: 'content',
    label: 'Content',
    fields: ['name', 'route', 'description', 'menuTitle', 'backgroundImage', 'icon'],
    content: <CategoryWords />,
  },
  { key: 'travels', label: 'Travels', fields: ['filter'], content: <CategoryTravels /> },
  {
    key: 'texts',
    label: 'Page text',
    fields: ['cardListTitle', 'ctaTitle', 'ctaDescription', 'ctaButtonText'],
    content: <CategoryTexts />,
  },
  {
    key: 'publication',
    label: 'Publication',
    fields: ['status'],
    content: <PublicationInput />,
  },
];

type CategoryFormProps = { isNew?: boolean };

/** The fields in tabs; on the page of its own also what visitors will see. */
export function CategoryForm({ isNew = false }: CategoryFormProps) {
  const fields = (
    <>
      <FormTabs tabs={tabs} label="Parts of the travel category" />
      <FormBar resource="travel-categories" what="category" labels={categoryLabels} />
    </>
  );
  return (
    <RecordForm validate={validate} empty={emptyCategory}>
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
