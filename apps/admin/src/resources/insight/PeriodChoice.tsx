import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/t.ts';
import { DateField } from '#ui/inputs/DateField.tsx';
import { isPlausibleDay, type Period, presets, withFirst, withLast } from './insight-period.ts';

type PeriodChoiceProps = { period: Period; today: string; onChange: (period: Period) => void };

const isSame = (one: Period, other: Period) => one.first === other.first && one.last === other.last;

export function PeriodChoice({ period, today, onChange }: PeriodChoiceProps) {
  const preset = presets.find((known) => isSame(known.period(today), period));
  // The address follows later: a second change starts from the first.
  const latest = useRef(period);
  useEffect(() => {
    latest.current = { first: period.first, last: period.last };
  }, [period.first, period.last]);
  const change = (chosen: Period) => {
    latest.current = chosen;
    onChange(chosen);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={preset?.id ?? null}
        onChange={(_event, id: string | null) => {
          const chosen = presets.find((known) => known.id === id);
          if (chosen) change(chosen.period(today));
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
        onChange={(day) => change(withFirst(latest.current, day))}
      />
      <DayField
        label={t('To (day)')}
        value={period.last}
        onChange={(day) => change(withLast(latest.current, day))}
      />
    </Box>
  );
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void };

/** While a year is typed, the field passes through days of long ago. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <DateField
      type="date"
      size="small"
      label={label}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        if (isPlausibleDay(target.value)) onChange(target.value);
      }}
      onBlur={() => setText(value)}
      sx={{ m: 0, width: 160 }}
    />
  );
}
