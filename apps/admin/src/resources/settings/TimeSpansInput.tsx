import type { TimeSpan } from '@expat-buddy/domain/site-settings/special-hours';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { t } from '#i18n/t.ts';
import { DateField } from '#ui/inputs/DateField.tsx';

const working = { opens: '09:00', closes: '17:00' };

type TimeFieldProps = { label: string; value: string; onChange: (time: string) => void };

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <DateField
      type="time"
      // A time field accepts no 24:00.
      value={value === '24:00' ? '00:00' : value}
      onChange={(event) => onChange(event.target.value)}
      htmlInput={{ 'aria-label': label }}
      sx={{ m: 0, width: 142 }}
    />
  );
}

type TimeSpansInputProps = {
  /** The day or period, for labels. */
  name: string;
  times: readonly TimeSpan[];
  onChange: (times: TimeSpan[]) => void;
};

/** The times of one day; without any it is closed. */
export function TimeSpansInput({ name, times, onChange }: TimeSpansInputProps) {
  const change = (at: number, changed: Partial<TimeSpan>) =>
    onChange(times.map((time, index) => (index === at ? { ...time, ...changed } : time)));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {times.length === 0 && <Typography color="text.secondary">{t('Closed')}</Typography>}
      {times.map((time, at) => (
        <Box key={at} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <TimeField
            label={t('{name} opens', { name })}
            value={time.opens}
            onChange={(opens) => change(at, { opens })}
          />
          –
          <TimeField
            label={t('{name} closes', { name })}
            value={time.closes}
            onChange={(closes) => change(at, { closes })}
          />
          <IconButton
            aria-label={t('Remove {opens} on {name}', { opens: time.opens, name })}
            onClick={() => onChange(times.filter((_, index) => index !== at))}
          >
            <Trash2 size={18} />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<Plus size={18} />}
        aria-label={t('Add hours on {name}', { name })}
        onClick={() => onChange([...times, working])}
      >
        {t('Add hours')}
      </Button>
    </Box>
  );
}
