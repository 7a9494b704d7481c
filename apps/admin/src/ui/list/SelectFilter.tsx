import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

type Choice = { id: string; name: string };
type SelectFilterProps = {
  source: string;
  label: string;
  /** The label for no filter, such as "Any region". */
  any: string;
  choices: readonly Choice[];
};

export function SelectFilter({ source, label, any, choices }: SelectFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const chosen: unknown = filterValues[source];
  const isListed = choices.some(({ id }) => id === chosen);
  return (
    <TextField
      select
      label={label}
      value={isListed ? chosen : ''}
      onChange={(event) =>
        setFilters({ ...filterValues, [source]: event.target.value || undefined })
      }
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ m: 0, width: 'auto', minWidth: 130, flex: { xs: '1 1 40%', sm: '0 0 auto' } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
