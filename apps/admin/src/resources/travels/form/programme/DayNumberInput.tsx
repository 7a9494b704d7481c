import { parseNumber } from '@expat-buddy/domain/typed-number';
import { TextField } from '@mui/material';
import { useState } from 'react';

type DayNumberInputProps = {
  label: string;
  name: string;
  value: number | null;
  problem: string | undefined;
  onChange: (value: number | null) => void;
};

/** Keeps the typed text, so that "2." can become "2.5". */
export function DayNumberInput({ label, name, value, problem, onChange }: DayNumberInputProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const change = (typed: string) => {
    setText(typed);
    onChange(typed.trim() === '' ? null : (parseNumber(typed, 1) ?? Number.NaN));
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => change(event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': `${label}, ${name}` } }}
    />
  );
}
