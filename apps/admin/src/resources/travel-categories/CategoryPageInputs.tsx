import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { keepText } from '#ui/inputs/form-text.ts';

export function CategoryPageInputs() {
  return (
    <>
      <TextInput
        source="cardListTitle"
        label="Title above the travels"
        parse={keepText}
        helperText={false}
      />
      <Typography variant="h2" sx={{ mt: 1 }}>
        Call to action at the end of the page
      </Typography>
      <TextInput
        source="ctaTitle"
        label="Call-to-action title"
        parse={keepText}
        helperText={false}
      />
      <TextInput
        source="ctaDescription"
        label="Call-to-action text"
        parse={keepText}
        helperText={false}
        multiline
        minRows={3}
      />
      <TextInput
        source="ctaButtonText"
        label="Button text"
        parse={keepText}
        helperText="Opens the inquiry form for a trip plan."
      />
    </>
  );
}
