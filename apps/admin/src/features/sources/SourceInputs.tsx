import { TextInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { FillCheckButton } from './FillCheckButton.tsx';

/** The fields of `sourceFields`. */
export function SourceInputs() {
  return (
    <>
      <TextInput
        source="source_name"
        label={t('Source')}
        parse={keepText}
        helperText={t('Who says it, such as “Embassy of Algeria in Berlin”.')}
      />
      <TextInput
        source="source_url"
        label={t('Address of the source')}
        parse={keepText}
        helperText={t('The exact page, starting with https://.')}
      />
      <TextInput
        source="source_note"
        label={t('Note on the source')}
        parse={keepText}
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
      <TextInput
        source="checked_by"
        label={t('Checked by')}
        parse={keepText}
        helperText={t('Visitors see the name. Leave empty to show none.')}
      />
    </>
  );
}
