import { SelectInput, type SelectInputProps } from 'react-admin';

/** A choice that may stay open. Choices are shown as they are, without translation. */
export function OptionalSelectInput(props: SelectInputProps) {
  return (
    <SelectInput emptyText="Not stated" translateChoice={false} helperText={false} {...props} />
  );
}
