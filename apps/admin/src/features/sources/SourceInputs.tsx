import { t } from '#i18n/t.ts';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { FillCheckButton } from './FillCheckButton.tsx';

/** The fields of `sourceFields`. */
export function SourceInputs() {
  return (
    <>
      <PlainTextInput
        source="source_name"
        label={t('Source')}
        helperText={t('Who says it, such as “Embassy of Algeria in Berlin”.')}
      />
      <PlainTextInput
        source="source_url"
        label={t('Address of the source')}
        helperText={t('The exact page, starting with https://.')}
      />
      <PlainTextInput
        source="source_note"
        label={t('Note on the source')}
        helperText={t('Visitors see it: for example that the page shows no date.')}
      />
      <FillCheckButton />
      <DayInput
        source="checked_on"
        label={t('Checked on')}
        helperText={t(
          'The day you compared the text with the page. After 90 days it is due for review.',
        )}
      />
      <PlainTextInput
        source="checked_by"
        label={t('Checked by')}
        helperText={t('Visitors see the name. Leave empty to show none.')}
      />
    </>
  );
}
