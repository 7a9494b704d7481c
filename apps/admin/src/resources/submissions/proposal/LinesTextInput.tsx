import { TextInput } from 'react-admin';
import { useWrittenText } from './use-written-text.ts';

type LinesTextInputProps = { source: string; label: string; helperText: string };

const toText = (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '');
const toLines = (text: string) => (text === '' ? [] : text.split('\n'));

/** A list of texts as one text with a line for each: long lines stay readable and are pasted at once. */
export function LinesTextInput({ source, label, helperText }: LinesTextInputProps) {
  const written = useWrittenText();
  return (
    <TextInput
      source={source}
      label={label}
      helperText={helperText}
      format={toText}
      parse={toLines}
      slotProps={written}
      multiline
      minRows={4}
    />
  );
}
