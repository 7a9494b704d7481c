import type { OpeningTime } from '@expat-buddy/domain/site-settings/opening-hours';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { useInput } from 'react-admin';
import { errorMessage } from '#ui/inputs/form-text.ts';

// `weekday` is the stored number.
const weekdays = [
  { weekday: 0, name: 'Sunday' },
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
] as const;

const working = { opens: '09:00', closes: '17:00' };

type TimeFieldProps = {
  label: string;
  value: string;
  onChange: (time: string) => void;
};

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="time"
      // A time field accepts no 24:00.
      value={value === '24:00' ? '00:00' : value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      sx={{ m: 0, width: 142 }}
    />
  );
}

export function OpeningHoursInput() {
  const { field, fieldState } = useInput<OpeningTime[]>({
    source: 'opening_hours',
    defaultValue: [],
  });
  const hours = Array.isArray(field.value) ? field.value : [];
  const change = (time: OpeningTime, changed: Partial<OpeningTime>) =>
    field.onChange(hours.map((entry) => (entry === time ? { ...entry, ...changed } : entry)));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 1, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0, mb: 1 }}>
        Opening hours, Algiers time. The contact page shows them and says whether you are open now.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {weekdays.map(({ weekday, name }) => {
          const times = hours.filter((time) => time.weekday === weekday);
          return (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '120px 1fr' },
                alignItems: 'center',
                gap: 0.5,
                py: 0.75,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                {times.length === 0 && <Typography color="text.secondary">Closed</Typography>}
                {times.map((time, at) => (
                  <Box key={at} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                    <TimeField
                      label={`${name} opens`}
                      value={time.opens}
                      onChange={(opens) => change(time, { opens })}
                    />
                    –
                    <TimeField
                      label={`${name} closes`}
                      value={time.closes}
                      onChange={(closes) => change(time, { closes })}
                    />
                    <IconButton
                      aria-label={`Remove ${time.opens} on ${name}`}
                      onClick={() => field.onChange(hours.filter((entry) => entry !== time))}
                    >
                      <Trash2 size={18} />
                    </IconButton>
                  </Box>
                ))}
                <Button
                  size="small"
                  startIcon={<Plus size={18} />}
                  aria-label={`Add hours on ${name}`}
                  onClick={() => field.onChange([...hours, { weekday, ...working }])}
                >
                  Add hours
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
    </Box>
  );
}
