import { categoryImage } from '@expat-buddy/domain/travel-category/category-image';
import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asText, keepText } from '#layout/inputs/form-text.ts';
import { PictureInput } from '#layout/inputs/PictureInput.tsx';
import { CategoryIconPicker } from './CategoryIconPicker.tsx';
import { NameAndRoute } from './NameAndRoute.tsx';

/** Five routes have a picture that the site chose (spec section 2). */
function FixedPictureNote() {
  const route = asText(useWatch({ name: 'route' }));
  const fixed = categoryImage({ route, backgroundImage: '' });
  if (!fixed) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      The route “{route}” has a picture of its own on the site: {fixed}. The one above is not shown.
    </Typography>
  );
}

export function CategoryWords() {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NameAndRoute />
        <TextInput
          source="menuTitle"
          label="Title in menus"
          parse={keepText}
          helperText="Short, beside the icon. Empty: its name."
        />
      </Box>
      <TextInput
        source="description"
        label="Description"
        parse={keepText}
        helperText={false}
        multiline
        minRows={3}
      />
      <PictureInput source="backgroundImage" />
      <FixedPictureNote />
      <CategoryIconPicker />
    </>
  );
}
