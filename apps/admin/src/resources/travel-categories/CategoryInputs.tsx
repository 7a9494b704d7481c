import { categoryImage } from '@expat-buddy/domain/travel-category/image';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { asText } from '#ui/inputs/form-text.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { Picture } from '#ui/Picture.tsx';
import { CategoryIconInput } from './CategoryIconInput.tsx';
import { NameAndRouteInputs } from './NameAndRouteInputs.tsx';

/** Five routes have a fixed photo (specification, section 2). */
function CategoryPhoto() {
  const route = asText(useWatch({ name: 'route' }));
  const fixed = categoryImage({ route, backgroundImage: '' });
  if (!fixed) return <PictureInput source="backgroundImage" />;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Picture src={imageUrl(fixed)} width={132} />
      <Typography variant="body2" color="text.secondary">
        {t('The page of “{route}” always shows this photo.', { route })}
      </Typography>
    </Box>
  );
}

export function CategoryInputs() {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NameAndRouteInputs />
        <PlainTextInput
          source="menuTitle"
          label={t('Title in menus')}
          helperText={t('Short, next to the icon. Leave empty to use the name.')}
        />
      </Box>
      <PlainTextInput source="description" label={t('Description')} multiline minRows={3} />
      <CategoryPhoto />
      <CategoryIconInput />
    </>
  );
}
