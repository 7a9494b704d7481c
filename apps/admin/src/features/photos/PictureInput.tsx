import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { PictureField } from './PictureField.tsx';

type PictureInputProps = { source: string; label?: string };

export function PictureInput({ source, label = t('Photo') }: PictureInputProps) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  return (
    <PictureField
      label={label}
      address={typeof field.value === 'string' ? field.value : ''}
      onChange={(address) => field.onChange(address)}
      onBlur={field.onBlur}
      problem={errorMessage(fieldState.error)}
    />
  );
}
