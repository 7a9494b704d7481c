import { TextInput } from 'react-admin';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { FillCheckButton } from './FillCheckButton.tsx';

/** The fields of `sourceFields`. */
export function SourceInputs() {
  return (
    <>
      <TextInput
        source="source_name"
        label="Source"
        parse={keepText}
        helperText="Who says it, such as “Embassy of Algeria in Berlin”."
      />
      <TextInput
        source="source_url"
        label="Address of the source"
        parse={keepText}
        helperText="The exact page, starting with https://."
      />
      <TextInput
        source="source_note"
        label="Note on the source"
        parse={keepText}
        helperText="Visitors see it: for example that the page shows no date."
      />
      <FillCheckButton />
      <DayInput
        source="checked_on"
        label="Checked on"
        helperText="The day you compared the text with the page. After 90 days it is due for review."
      />
      <TextInput
        source="checked_by"
        label="Checked by"
        parse={keepText}
        helperText="Visitors see the name. Leave empty to show none."
      />
    </>
  );
}
