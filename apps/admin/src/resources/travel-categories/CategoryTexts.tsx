import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { keepText } from '#layout/inputs/form-text.ts';

export function CategoryTexts() {
  return (
    <>
      <TextInput
        source="cardListTitle"
        label="Title above the travels"
        parse={keepText}
        helperText={false}
      />
      <Typography variant="h2" sx={{ mt: 1 }}>
        The call at the end of the page
      </Typography>
      <TextInput source="ctaTitle" label="Title of the call" parse={keepText} helperText={false} />
      <TextInput
        source="ctaDescription"
        label="Text of the call"
        parse={keepText}
        helperText={false}
        multiline
        minRows={3}
      />
      <TextInput
        source="ctaButtonText"
        label="Words on its button"
        parse={keepText}
        helperText="It opens the inquiry form for a trip plan."
      />
    </>
  );
}
