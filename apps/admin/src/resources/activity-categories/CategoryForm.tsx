import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { FormBar } from '#layout/FormBar.tsx';
import { keepText } from '#layout/inputs/form-text.ts';
import { IconPicker } from '#layout/inputs/IconPicker.tsx';
import { PictureInput } from '#layout/inputs/PictureInput.tsx';
import { PublicationInput } from '#layout/inputs/PublicationInput.tsx';
import { TitleAndSlug } from '#layout/inputs/TitleAndSlug.tsx';
import { validateWith } from '#layout/inputs/validate-with.ts';
import { RecordForm } from '#layout/RecordForm.tsx';
import { categoryLabels, categorySchema } from './category-form.ts';

const validate = validateWith(categorySchema);
const emptyCategory = { status: 'draft', icon: 'Compass' };

export function CategoryForm() {
  return (
    <RecordForm validate={validate} empty={emptyCategory}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TitleAndSlug titleSource="name" titleLabel="Name" pathOnSite="/activity-categories/" />
        <PublicationInput />
        <TextInput
          source="description"
          label="Description"
          parse={keepText}
          multiline
          minRows={3}
        />
        <PictureInput source="image" />
        <IconPicker source="icon" />
      </Box>
      <FormBar resource="activity-categories" what="category" labels={categoryLabels} />
    </RecordForm>
  );
}
