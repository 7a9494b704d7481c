import { heroSlideSchema } from '@expat-buddy/domain/hero-slide/schema';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { AlgiersTimeInput } from './AlgiersTimeInput.tsx';
import { SlidePreview } from './SlidePreview.tsx';
import { slideLabels } from './slide-form.ts';

const validate = validateWith(heroSlideSchema);
const emptySlide = { status: 'draft' };
const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function SlideForm() {
  return (
    <RecordForm validate={validate} empty={emptySlide}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <SlidePreview />
        <TextInput source="title" label="Title" parse={keepText} helperText={false} isRequired />
        <TextInput
          source="description"
          label="Description"
          parse={keepText}
          helperText={false}
          multiline
          minRows={2}
        />
        <PictureInput source="image" />
        <TextInput
          source="image_alt"
          label="Photo description"
          parse={keepText}
          helperText="For people who cannot see it."
        />
        <Box sx={pairs}>
          <TextInput source="button_text" label="Button text" parse={keepText} helperText={false} />
          <TextInput
            source="button_link"
            label="Link"
            parse={keepText}
            helperText="A path of this site, such as /travels, or an https:// address."
          />
          <AlgiersTimeInput
            source="starts_at"
            label="From"
            helperText="Algiers time. Leave empty to start at once."
          />
          <AlgiersTimeInput
            source="ends_at"
            label="Until"
            helperText="Algiers time. Leave empty for no end."
          />
        </Box>
        <PublicationInput />
      </Box>
      <FormBar resource="hero-slides" what="slide" labels={slideLabels} />
    </RecordForm>
  );
}
