import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { keepText } from '#ui/inputs/form-text.ts';
import { DescriptionCut } from './DescriptionCut.tsx';

export function ContentTab() {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TitleAndSlugInputs titleSource="title" titleLabel={t('Title')} pathOnSite="/travels/" />
        <TextInput
          source="location"
          label={t('Location')}
          parse={keepText}
          helperText={t('As you would say it: “Tipaza, 70 km west of Algiers”.')}
          sx={{ gridColumn: { sm: '1 / -1' } }}
        />
      </Box>
      <TextInput
        source="description"
        label={t('Description')}
        parse={keepText}
        helperText={false}
        multiline
        minRows={6}
      />
      <DescriptionCut />
      <PictureInput source="imageUrl" />
    </>
  );
}
