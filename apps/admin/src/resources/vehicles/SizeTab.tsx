import { Box, InputAdornment } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { keepText } from '#ui/inputs/form-text.ts';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { fuelChoices, vehicleLabels } from './vehicle-form.ts';

const sizes = ['length', 'width', 'height'] as const;
const metres = {
  input: { endAdornment: <InputAdornment position="end">m</InputAdornment> },
};
const columns = (count: number) =>
  ({
    display: 'grid',
    columnGap: 2,
    '& .MuiFormControl-root': { minWidth: 0 },
    gridTemplateColumns: { sm: `repeat(${count}, minmax(0, 1fr))` },
  }) as const;

export function FuelInput() {
  return <OptionalSelectInput source="fuel" label={vehicleLabels.fuel} choices={fuelChoices} />;
}

export function SizeTab() {
  return (
    <>
      <Box sx={columns(3)}>
        {sizes.map((size) => (
          <NumberInput
            key={size}
            source={size}
            label={vehicleLabels[size]}
            step="any"
            min={0}
            helperText={false}
            slotProps={metres}
          />
        ))}
      </Box>
      <Box sx={columns(2)}>
        <NumberInput
          source="seats_with_belts"
          label={vehicleLabels.seats_with_belts}
          step={1}
          min={0}
          helperText={false}
        />
        <FuelInput />
      </Box>
      <TextInput
        source="child_seats"
        label={vehicleLabels.child_seats}
        parse={keepText}
        helperText={t('Which seats take one, and whether you lend them.')}
      />
      <TextInput
        source="consumption"
        label={vehicleLabels.consumption}
        parse={keepText}
        helperText={t('Such as “About 9 litres for 100 km”.')}
      />
    </>
  );
}
