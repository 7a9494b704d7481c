import { SelectInput, type SelectInputProps } from 'react-admin';
import { t } from '#i18n/t.ts';

/** A choice that may stay open. Choices are shown as they are, without translation. */
export function OptionalSelectInput(props: SelectInputProps) {
  return (
    <SelectInput
      emptyText={t('Not stated')}
      translateChoice={false}
      helperText={false}
      {...props}
    />
  );
}
