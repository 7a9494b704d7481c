import { Box } from '@mui/material';
import { TextInput, useRecordContext } from 'react-admin';
import { RecordHistory } from '#layout/history/RecordHistory.tsx';
import { keepText } from '#layout/inputs/form-text.ts';
import { PublicationInput } from '#layout/inputs/PublicationInput.tsx';
import { validateWith } from '#layout/inputs/validate-with.ts';
import { RecordForm } from '#layout/RecordForm.tsx';
import { SaveBar } from '#layout/SaveBar.tsx';
import { DeletePhotoButton } from './DeletePhotoButton.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import type { Photo } from './photo.ts';
import { photoLabels, photoSchema } from './photo-form.ts';
import { ReplaceButton } from './ReplaceButton.tsx';
import { TagsInput } from './TagsInput.tsx';
import { UsedIn } from './UsedIn.tsx';

const validate = validateWith(photoSchema);

export function PhotoForm() {
  const photo = useRecordContext<Photo>();
  if (!photo) return null;
  return (
    <RecordForm validate={validate}>
      <PhotoFacts photo={photo} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextInput
          source="alt"
          label="Photo description"
          parse={keepText}
          helperText="For people who cannot see it. Required before publishing."
          multiline
          minRows={2}
        />
        <TextInput source="credit" label="Credit" parse={keepText} helperText="Who took it." />
        <TagsInput />
        <PublicationInput />
      </Box>
      <UsedIn photoId={photo.id}>
        <ReplaceButton photo={photo} />
      </UsedIn>
      <RecordHistory of="photos" labels={photoLabels} />
      <SaveBar>
        <DeletePhotoButton photo={photo} />
      </SaveBar>
    </RecordForm>
  );
}
