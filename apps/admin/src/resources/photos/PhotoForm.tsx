import { photoSchema } from '@expat-buddy/domain/photo/schema';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { RecordHistory } from '#features/record-editing/history/RecordHistory.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { t } from '#i18n/t.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { DeletePhotoButton } from './DeletePhotoButton.tsx';
import { FocalPointInput } from './focal-point/FocalPointInput.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import { PhotoTagsInput } from './PhotoTagsInput.tsx';
import { PhotoUses } from './PhotoUses.tsx';
import type { Photo } from './photo.ts';
import { photoLabels } from './photo-form.ts';
import { ReplacePhotoButton } from './replace/ReplacePhotoButton.tsx';

const validate = validateWith(photoSchema);

export function PhotoForm() {
  const photo = useRecordContext<Photo>();
  if (!photo) return null;
  return (
    <RecordForm validate={validate}>
      <FocalPointInput photo={photo} />
      <PhotoFacts photo={photo} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PlainTextInput
          source="alt"
          label={t('Photo description')}
          helperText={t('For people who cannot see it. Required before publishing.')}
          multiline
          minRows={2}
        />
        <PlainTextInput
          source="caption"
          label={t('Caption')}
          helperText={t('Shown below it in galleries that give it no caption of their own.')}
        />
        <PlainTextInput source="credit" label={t('Credit')} helperText={t('Who took it.')} />
        <PlainTextInput
          source="licence"
          label={t('Licence (photo)')}
          helperText={t('What allows you to use it, such as “Our own”, “CC BY 4.0” or a contract.')}
        />
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <PlainTextInput source="place" label={t('Place')} helperText={t('Where it was taken.')} />
          <DayInput
            source="taken_on"
            label={t('Taken on')}
            helperText={t('Leave empty if unknown.')}
          />
        </Box>
        <PhotoTagsInput />
        <PublicationInput />
      </Box>
      <PhotoUses photoId={photo.id}>
        <ReplacePhotoButton photo={photo} />
      </PhotoUses>
      <RecordHistory of="photos" labels={photoLabels} />
      <SaveBar>
        <DeletePhotoButton photo={photo} />
      </SaveBar>
    </RecordForm>
  );
}
