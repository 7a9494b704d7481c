import { InputAdornment, TextField } from '@mui/material';
import { FieldTitle, useInput } from 'react-admin';
import { errorMessage } from './form-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

type NumberFieldProps = {
  source: string;
  label: string;
  helperText?: string | undefined;
  unit?: string;
  /** 0 for whole numbers. */
  mostDecimals?: number;
  isRequired?: boolean;
};

/** react-admin's NumberInput refuses decimal commas in some browsers, and the wheel changes its value. */
export function NumberField(props: NumberFieldProps) {
  const { source, label, helperText, unit, mostDecimals = 0, isRequired = false } = props;
  const { field, fieldState, id } = useInput<number | string | null>({ source, isRequired });
  const { input, ...number } = useTypedNumber({ ...field, mostDecimals });
  const problem = errorMessage(fieldState.error);
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      onBlur={field.onBlur}
      {...number}
      slotProps={{
        htmlInput: { ...input, 'aria-required': isRequired || undefined },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
