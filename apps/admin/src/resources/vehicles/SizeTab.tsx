import { Box } from '@mui/material';
import { t } from '#i18n/t.ts';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { fuelChoices, vehicleLabels } from './vehicle-form.ts';

const sizes = ['length', 'width', 'height'] as const;
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
          <NumberField
            key={size}
            source={size}
            label={vehicleLabels[size]}
            mostDecimals={3}
            unit="m"
          />
        ))}
      </Box>
      <Box sx={columns(2)}>
        <NumberField source="seats_with_belts" label={vehicleLabels.seats_with_belts} />
        <FuelInput />
      </Box>
      <PlainTextInput
        source="child_seats"
        label={vehicleLabels.child_seats}
        helperText={t('Which seats take one, and whether you lend them.')}
      />
      <PlainTextInput
        source="consumption"
        label={vehicleLabels.consumption}
        helperText={t('Such as “About 9 litres for 100 km”.')}
      />
    </>
  );
}
