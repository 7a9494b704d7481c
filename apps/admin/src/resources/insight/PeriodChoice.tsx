import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { t } from '#i18n/t.ts';
import { type Period, presets } from './insight-period.ts';

type PeriodChoiceProps = { period: Period; today: string; onChange: (period: Period) => void };

const isSame = (one: Period, other: Period) => one.first === other.first && one.last === other.last;

export function PeriodChoice({ period, today, onChange }: PeriodChoiceProps) {
  const preset = presets.find((known) => isSame(known.period(today), period));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={preset?.id ?? null}
        onChange={(_event, id: string | null) => {
          const chosen = presets.find((known) => known.id === id);
          if (chosen) onChange(chosen.period(today));
        }}
        aria-label={t('Period')}
      >
        {presets.map(({ id, label }) => (
          <ToggleButton key={id} value={id} sx={{ whiteSpace: 'nowrap' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DayField
        label={t('From')}
        value={period.first}
        onChange={(first) => first <= period.last && onChange({ ...period, first })}
      />
      <DayField
        label={t('To')}
        value={period.last}
        onChange={(last) => last >= period.first && onChange({ ...period, last })}
      />
    </Box>
  );
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void };

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={(event) => event.target.value && onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ m: 0, width: 160 }}
    />
  );
}
