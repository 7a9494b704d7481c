import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { keepText } from '#ui/inputs/form-text.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { vehicleLabels } from './vehicle-form.ts';

const helpTexts = {
  licence: 'Category, and whether an international permit is needed.',
  who_may_drive: 'Age, years of experience, a second driver.',
  deposit: 'How much, how it is paid and when it is returned.',
  insurance: 'What is covered and what is not.',
  excess: 'What the renter pays of a damage at most.',
  mileage: 'Kilometres a day, and the price of more.',
  breakdown: 'Whom people call, and what happens next.',
} as const;

type RentalTerm = keyof typeof helpTexts;

export const rentalTerms = Object.keys(helpTexts) as RentalTerm[];

export function RentalTermInput({ field }: { field: RentalTerm }) {
  return (
    <TextInput
      source={field}
      label={vehicleLabels[field]}
      parse={keepText}
      helperText={helpTexts[field]}
      multiline
      {...(field === 'breakdown' && { minRows: 3 })}
    />
  );
}

export function PickUpTownsInput() {
  return (
    <LinesInput source="pick_up_towns" label={vehicleLabels.pick_up_towns} addLabel="Add a town" />
  );
}

export function RentalTab() {
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        Where a field is empty, visitors read “Ask us”.
      </Typography>
      <PickUpTownsInput />
      {rentalTerms.map((field) => (
        <RentalTermInput key={field} field={field} />
      ))}
    </>
  );
}
