import { BooleanInput } from 'react-admin';

export function SouthInput() {
  return (
    <BooleanInput
      source="is_south"
      label="In the south"
      helperText="Trips in this region show the entry papers for the south."
    />
  );
}
