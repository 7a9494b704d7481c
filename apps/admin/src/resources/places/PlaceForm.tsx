import { placeSchema } from '@expat-buddy/domain/place/schema';
import { Box } from '@mui/material';
import { NumberInput, useRecordContext } from 'react-admin';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { placeLabels } from './place-form.ts';
import { StopsAtPlace } from './StopsAtPlace.tsx';

const validate = validateWith(placeSchema);

export function PlaceForm() {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <RecordForm validate={validate}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TitleAndSlugInputs
          titleSource="name"
          titleLabel={t('Name')}
          titleHelp={t('As the stops of a day name it; case and accents do not matter.')}
        />
        <NumberInput
          source="latitude"
          label={t('Latitude')}
          step="any"
          helperText={t('For example, 36.59.')}
          isRequired
        />
        <NumberInput
          source="longitude"
          label={t('Longitude')}
          step="any"
          helperText={t('For example, 2.44. Negative in the west.')}
          isRequired
        />
      </Box>
      {!isNew && <StopsAtPlace />}
      <FormBar resource="places" what={t('place')} labels={placeLabels} />
    </RecordForm>
  );
}
