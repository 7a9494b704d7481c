import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { AlgiersTimeInput } from './AlgiersTimeInput.tsx';

export function ButtonInputs() {
  return (
    <>
      <PlainTextInput source="button_text" label={t('Button text')} />
      <PlainTextInput
        source="button_link"
        label={t('Link')}
        helperText={t('A path of this site, such as /travels, or an https:// address.')}
      />
    </>
  );
}

export function FromInput() {
  return (
    <AlgiersTimeInput
      source="starts_at"
      label={t('From')}
      helperText={t('Algiers time. Leave empty to start at once.')}
    />
  );
}

export function UntilInput() {
  return (
    <AlgiersTimeInput
      source="ends_at"
      label={t('Until')}
      helperText={t('Algiers time. Leave empty for no end.')}
    />
  );
}
