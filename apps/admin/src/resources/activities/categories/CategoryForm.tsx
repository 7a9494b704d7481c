import { activityCategorySchema } from '@expat-buddy/domain/activity-category/schema';
import { Box } from '@mui/material';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { IconPicker } from '#ui/inputs/IconPicker.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { categoryLabels, emptyCategory } from './category-form.ts';

const validate = validateWith(activityCategorySchema);

export function CategoryForm() {
  return (
    <RecordForm validate={validate} empty={emptyCategory}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TitleAndSlugInputs
          titleSource="name"
          titleLabel={t('Name')}
          pathOnSite="/activity-categories/"
        />
        <PublicationInput />
        <PlainTextInput source="description" label={t('Description')} multiline minRows={3} />
        <PictureInput source="image" />
        <IconPicker source="icon" />
      </Box>
      <FormBar resource="activity-categories" what={t('category')} labels={categoryLabels} />
    </RecordForm>
  );
}
