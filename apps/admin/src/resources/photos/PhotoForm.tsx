import { Box } from '@mui/material';
import { Form, SaveButton, TextInput, useRecordContext } from 'react-admin';
import { RecordHistory } from '#layout/history/RecordHistory.tsx';
import { keepText } from '#layout/inputs/form-text.ts';
import { PublicationInput } from '#layout/inputs/PublicationInput.tsx';
import { validateWith } from '#layout/inputs/validate-with.ts';
import { DeletePhotoButton } from './DeletePhotoButton.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import type { Photo } from './photo.ts';
import { photoLabels, photoSchema } from './photo-form.ts';
import { ReplaceButton } from './ReplaceButton.tsx';
import { TagsInput } from './TagsInput.tsx';
import { UsedIn } from './UsedIn.tsx';

const validate = validateWith(photoSchema);

function PhotoBar({ photo }: { photo: Photo }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        mt: 3,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SaveButton label="Save" />
      <DeletePhotoButton photo={photo} />
    </Box>
  );
}

export function PhotoForm({ resetOptions }: { resetOptions?: { keepDirtyValues: boolean } }) {
  const photo = useRecordContext<Photo>();
  if (!photo) return null;
  return (
    <Form
      validate={validate}
      resetOptions={resetOptions}
      mode="onBlur"
      noValidate
      warnWhenUnsavedChanges
    >
      <PhotoFacts photo={photo} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextInput
          source="alt"
          label="What the photo shows"
          parse={keepText}
          helperText="For people who cannot see it. Needed before it is published."
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
      <PhotoBar photo={photo} />
    </Form>
  );
}
