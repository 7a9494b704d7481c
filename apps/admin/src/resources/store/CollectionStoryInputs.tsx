import { TextInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { keepText } from '#ui/inputs/form-text.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';

export function CareInput() {
  return <LinesInput source="care" label={t('Care')} addLabel={t('Add a tip')} />;
}

export function LegalNoteInput() {
  return (
    <TextInput
      source="legal_note"
      label={t('Legal note')}
      parse={keepText}
      helperText={t('What buyers need to know before travelling with it or having it sent.')}
      multiline
      minRows={3}
    />
  );
}
