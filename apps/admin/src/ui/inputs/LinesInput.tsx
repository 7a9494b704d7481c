import { FormHelperText } from '@mui/material';
import { useInput } from 'react-admin';
import { errorMessage } from './form-text.ts';
import { TextLines, type TextLinesProps } from './TextLines.tsx';

export function LinesInput({ source, ...shown }: TextLinesProps & { source: string }) {
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] });
  return (
    <div data-field={source}>
      <TextLines
        {...shown}
        lines={Array.isArray(field.value) ? field.value : []}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
    </div>
  );
}
