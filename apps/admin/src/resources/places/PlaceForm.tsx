import { placeSchema } from '@expat-buddy/domain/place/schema';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { NumberField } from '#ui/inputs/NumberField.tsx';
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
        <NumberField
          source="latitude"
          label={t('Latitude')}
          mostDecimals={6}
          helperText={t('For example, 36.59.')}
          isRequired
        />
        <NumberField
          source="longitude"
          label={t('Longitude')}
          mostDecimals={6}
          helperText={t('For example, 2.44. Negative in the west.')}
          isRequired
        />
      </Box>
      {!isNew && <StopsAtPlace />}
      <FormBar resource="places" what={t('place')} labels={placeLabels} />
    </RecordForm>
  );
}
