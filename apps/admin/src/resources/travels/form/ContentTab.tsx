import { Box } from '@mui/material';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { DescriptionCut } from './DescriptionCut.tsx';

export function ContentTab() {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TitleAndSlugInputs titleSource="title" titleLabel={t('Title')} pathOnSite="/travels/" />
        <PlainTextInput
          source="location"
          label={t('Location')}
          helperText={t('As you would say it: “Tipaza, 70 km west of Algiers”.')}
          sx={{ gridColumn: { sm: '1 / -1' } }}
        />
      </Box>
      <PlainTextInput source="description" label={t('Description')} multiline minRows={6} />
      <DescriptionCut />
      <PictureInput source="imageUrl" />
    </>
  );
}
