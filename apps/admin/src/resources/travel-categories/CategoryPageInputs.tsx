import { Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { categoryLabels } from './category-form.ts';

type CategoryTextInputProps = {
  field: 'cardListTitle' | 'ctaTitle' | 'ctaDescription' | 'ctaButtonText';
};

export function CategoryTextInput({ field }: CategoryTextInputProps) {
  const isLong = field === 'ctaDescription';
  return (
    <PlainTextInput
      source={field}
      label={categoryLabels[field]}
      helperText={field === 'ctaButtonText' && t('Opens the inquiry form for a trip plan.')}
      {...(isLong && { multiline: true, minRows: 3 })}
    />
  );
}

export function CategoryPageInputs() {
  return (
    <>
      <CategoryTextInput field="cardListTitle" />
      <Typography variant="h2" sx={{ mt: 1 }}>
        {t('Call to action at the end of the page')}
      </Typography>
      <CategoryTextInput field="ctaTitle" />
      <CategoryTextInput field="ctaDescription" />
      <CategoryTextInput field="ctaButtonText" />
    </>
  );
}
