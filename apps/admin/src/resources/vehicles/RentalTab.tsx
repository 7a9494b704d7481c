import { Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { vehicleLabels } from './vehicle-form.ts';

const helpTexts = {
  licence: t('Category, and whether an international permit is needed.'),
  who_may_drive: t('Age, years of experience, a second driver.'),
  deposit: t('How much, how it is paid and when it is returned.'),
  insurance: t('What is covered and what is not.'),
  excess: t('What the renter pays of a damage at most.'),
  mileage: t('Kilometres a day, and the price of more.'),
  breakdown: t('Whom people call, and what happens next.'),
} as const;

type RentalTerm = keyof typeof helpTexts;

export const rentalTerms = Object.keys(helpTexts) as RentalTerm[];

export function RentalTermInput({ field }: { field: RentalTerm }) {
  return (
    <PlainTextInput
      source={field}
      label={vehicleLabels[field]}
      helperText={helpTexts[field]}
      multiline
      {...(field === 'breakdown' && { minRows: 3 })}
    />
  );
}

export function PickUpTownsInput() {
  return (
    <LinesInput
      source="pick_up_towns"
      label={vehicleLabels.pick_up_towns}
      addLabel={t('Add a town')}
    />
  );
}

export function RentalTab() {
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t('Where a field is empty, visitors read “Ask us”.')}
      </Typography>
      <PickUpTownsInput />
      {rentalTerms.map((field) => (
        <RentalTermInput key={field} field={field} />
      ))}
    </>
  );
}
