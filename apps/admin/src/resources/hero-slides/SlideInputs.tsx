import { TextInput } from 'react-admin';
import { keepText } from '#ui/inputs/form-text.ts';
import { AlgiersTimeInput } from './AlgiersTimeInput.tsx';

export function ButtonInputs() {
  return (
    <>
      <TextInput source="button_text" label="Button text" parse={keepText} helperText={false} />
      <TextInput
        source="button_link"
        label="Link"
        parse={keepText}
        helperText="A path of this site, such as /travels, or an https:// address."
      />
    </>
  );
}

export function FromInput() {
  return (
    <AlgiersTimeInput
      source="starts_at"
      label="From"
      helperText="Algiers time. Leave empty to start at once."
    />
  );
}

export function UntilInput() {
  return (
    <AlgiersTimeInput
      source="ends_at"
      label="Until"
      helperText="Algiers time. Leave empty for no end."
    />
  );
}
