import { Box } from '@mui/material';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { ButtonInputs, FromInput, UntilInput } from './SlideInputs.tsx';
import { SlidePreview } from './SlidePreview.tsx';
import { emptySlide, slideLabels } from './slide-form.ts';
import { slideKind } from './slide-kind.ts';

const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function SlideForm() {
  return (
    <RecordForm validate={slideKind.validate} empty={emptySlide}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <SlidePreview />
        <PlainTextInput source="title" label={t('Title')} isRequired />
        <PlainTextInput source="description" label={t('Description')} multiline minRows={2} />
        <PictureInput source="image" />
        <PlainTextInput
          source="image_alt"
          label={t('Photo description')}
          helperText={t('For people who cannot see it.')}
        />
        <Box sx={pairs}>
          <ButtonInputs />
          <FromInput />
          <UntilInput />
        </Box>
        <PublicationInput />
      </Box>
      <FormBar resource="hero-slides" what={t('slide')} labels={slideLabels} />
    </RecordForm>
  );
}
