import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { CancellationInput } from './CancellationInput.tsx';
import { tripLabels } from './trip-form.ts';

export function PapersInput() {
  return (
    <PlainTextInput
      source="papers"
      label={tripLabels.papers}
      helperText={t('Permits, guides that the law asks for, papers at checkpoints.')}
      multiline
      minRows={3}
    />
  );
}

export function SafetyInput() {
  return (
    <PlainTextInput
      source="safety"
      label={tripLabels.safety}
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
