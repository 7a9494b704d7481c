import { TextInput } from 'react-admin';
import { keepText } from '#ui/inputs/form-text.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';

export function CareInput() {
  return <LinesInput source="care" label="Care" addLabel="Add a tip" />;
}

export function LegalNoteInput() {
  return (
    <TextInput
      source="legal_note"
      label="Legal note"
      parse={keepText}
      helperText="What buyers need to know before travelling with it or having it sent."
      multiline
      minRows={3}
    />
  );
}
