import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { keepText } from '#ui/inputs/form-text.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { vehicleLabels } from './vehicle-form.ts';

const texts = [
  { source: 'licence', help: 'Category, and whether an international permit is needed.' },
  { source: 'who_may_drive', help: 'Age, years of experience, a second driver.' },
  { source: 'deposit', help: 'How much, how it is paid and when it is returned.' },
  { source: 'insurance', help: 'What is covered and what is not.' },
  { source: 'excess', help: 'What the renter pays of a damage at most.' },
  { source: 'mileage', help: 'Kilometres a day, and the price of more.' },
] as const;

export function RentalTab() {
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        Where a field is empty, visitors read “Ask us”.
      </Typography>
      <LinesInput
        source="pick_up_towns"
        label={vehicleLabels.pick_up_towns}
        addLabel="Add a town"
      />
      {texts.map(({ source, help }) => (
        <TextInput
          key={source}
          source={source}
          label={vehicleLabels[source]}
          parse={keepText}
          helperText={help}
          multiline
        />
      ))}
      <TextInput
        source="breakdown"
        label={vehicleLabels.breakdown}
        parse={keepText}
        helperText="Whom people call, and what happens next."
        multiline
        minRows={3}
      />
    </>
  );
}
