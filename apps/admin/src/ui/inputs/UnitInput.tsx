import { InputAdornment } from '@mui/material';
import { NumberInput } from 'react-admin';

type UnitInputProps = { source: string; label: string; unit: string; helperText?: string };

export function UnitInput({ source, label, unit, helperText }: UnitInputProps) {
  return (
    <NumberInput
      source={source}
      label={label}
      helperText={helperText ?? false}
      step={1}
      isRequired
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}
