import { TextInput, type TextInputProps } from 'react-admin';

/** react-admin saves an emptied text as null. */
const keepText = (value: string) => value;

/** A text that stays a text when it is emptied, without a helper text unless it is given one. */
export function PlainTextInput({
  helperText = false,
  ...props
}: Omit<TextInputProps, 'parse' | 'format'>) {
  return <TextInput {...props} parse={keepText} helperText={helperText} />;
}
