import { Box, TextField } from '@mui/material';
import { t } from '#i18n/t.ts';
import { TextLines } from '#ui/inputs/TextLines.tsx';
import type { TravelDay } from '../../travel-record.ts';
import { DayNumberInput } from './DayNumberInput.tsx';
import { dayName, dayProblems } from './travel-day.ts';
import { UnknownStops } from './UnknownStops.tsx';

type DayInputsProps = {
  day: TravelDay;
  at: number;
  isChecked: boolean;
  onChange: (day: TravelDay) => void;
};

export function DayInputs({ day, at, isChecked, onChange }: DayInputsProps) {
  const name = dayName(at);
  const problems = isChecked ? dayProblems(day) : {};
  const labelled = (label: string) => ({ 'aria-label': `${label}, ${name}` });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TextField
        label={t('Title')}
        required
        value={day.title}
        onChange={(event) => onChange({ ...day, title: event.target.value })}
        error={problems.title !== undefined}
        helperText={problems.title}
        slotProps={{ htmlInput: labelled(t('Title')) }}
      />
      <TextField
        label={t('Description')}
        multiline
        minRows={3}
        value={day.description}
        onChange={(event) => onChange({ ...day, description: event.target.value })}
        slotProps={{ htmlInput: labelled(t('Description')) }}
      />
      <TextLines
        label={t('Stops of day {number}', { number: at + 1 })}
        addLabel={t('Add a stop')}
        lines={day.stops}
        onChange={(stops) => onChange({ ...day, stops })}
      />
      <UnknownStops stops={day.stops} />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DayNumberInput
          label={t('Distance in km')}
          name={name}
          value={day.distance_km}
          problem={problems.distance_km}
          onChange={(distance_km) => onChange({ ...day, distance_km })}
        />
        <DayNumberInput
          label={t('Driving hours')}
          name={name}
          value={day.driving_hours}
          problem={problems.driving_hours}
          onChange={(driving_hours) => onChange({ ...day, driving_hours })}
        />
      </Box>
      <TextField
        label={t('Overnight')}
        placeholder={t('A hotel in the centre')}
        value={day.overnight}
        onChange={(event) => onChange({ ...day, overnight: event.target.value })}
        slotProps={{ htmlInput: labelled(t('Overnight')), inputLabel: { shrink: true } }}
      />
    </Box>
  );
}
