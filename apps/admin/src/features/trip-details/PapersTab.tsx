import { TextInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { keepText } from '#ui/inputs/form-text.ts';
import { CancellationInput } from './CancellationInput.tsx';
import { tripLabels } from './trip-form.ts';

export function PapersInput() {
  return (
    <TextInput
      source="papers"
      label={tripLabels.papers}
      parse={keepText}
      helperText={t('Permits, guides that the law asks for, papers at checkpoints.')}
      multiline
      minRows={3}
    />
  );
}

export function SafetyInput() {
  return (
    <TextInput
      source="safety"
      label={tripLabels.safety}
      parse={keepText}
      helperText={t('What the risks are, and what you do about them.')}
      multiline
      minRows={3}
    />
  );
}

export function PapersTab() {
  return (
    <>
      <PapersInput />
      <SafetyInput />
      <CancellationInput />
    </>
  );
}
