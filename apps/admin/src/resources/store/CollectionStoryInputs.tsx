import { t } from '#i18n/t.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';

export function CareInput() {
  return <LinesInput source="care" label={t('Care')} addLabel={t('Add a tip')} />;
}

export function LegalNoteInput() {
  return (
    <PlainTextInput
      source="legal_note"
      label={t('Legal note')}
      helperText={t('What buyers need to know before travelling with it or having it sent.')}
      multiline
      minRows={3}
    />
  );
}
