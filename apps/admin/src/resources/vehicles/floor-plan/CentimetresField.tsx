import { TextField } from '@mui/material';
import { useTypedNumber } from '#ui/inputs/use-typed-number.ts';

type CentimetresFieldProps = {
  label: string;
  /** When the label does not name the element. */
  name?: string;
  value: number;
  onChange: (value: number) => void;
};

export function CentimetresField({ label, name, value, onChange }: CentimetresFieldProps) {
  const { input, ...number } = useTypedNumber({
    value,
    mostDecimals: 0,
    onChange: (typed) => typeof typed === 'number' && typed >= 0 && onChange(Math.round(typed)),
  });
  return (
    <TextField
      size="small"
      label={label}
      {...number}
      slotProps={{ htmlInput: { ...input, 'aria-label': name ?? label } }}
      sx={{ m: 0, minWidth: 0, flex: 1 }}
    />
  );
}
