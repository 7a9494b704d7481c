import { TextInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { keepText } from '#ui/inputs/form-text.ts';
import { AlgiersTimeInput } from './AlgiersTimeInput.tsx';

export function ButtonInputs() {
  return (
    <>
      <TextInput
        source="button_text"
        label={t('Button text')}
        parse={keepText}
        helperText={false}
      />
      <TextInput
        source="button_link"
        label={t('Link')}
        parse={keepText}
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
