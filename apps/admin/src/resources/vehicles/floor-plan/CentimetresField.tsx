import { TextField } from '@mui/material';

type CentimetresFieldProps = {
  label: string;
  /** When the label does not name the element. */
  name?: string;
  value: number;
  onChange: (value: number) => void;
};

export function CentimetresField({ label, name, value, onChange }: CentimetresFieldProps) {
  return (
    <TextField
      type="number"
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ htmlInput: { min: 0, step: 1, 'aria-label': name ?? label } }}
      sx={{ m: 0, minWidth: 0, flex: 1 }}
    />
  );
}
