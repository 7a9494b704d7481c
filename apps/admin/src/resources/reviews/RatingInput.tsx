import { STAR_SCALE } from '@expat-buddy/domain/review/limits';
import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { errorMessage } from '#ui/inputs/form-text.ts';

const ratings = Array.from({ length: STAR_SCALE * 2 + 1 }, (_, halves) => STAR_SCALE - halves / 2);

export function RatingInput() {
  const { field, fieldState } = useInput<number | ''>({ source: 'rating', defaultValue: '' });
  return (
    <TextField
      select
      label="Stars"
      required
      value={field.value}
      onChange={(event) => field.onChange(Number(event.target.value))}
      onBlur={field.onBlur}
      error={fieldState.error !== undefined}
      helperText={errorMessage(fieldState.error)}
    >
      {ratings.map((rating) => (
        <MenuItem key={rating} value={rating}>
          {rating}
        </MenuItem>
      ))}
    </TextField>
  );
}
