import type { Period } from '@expat-buddy/domain/vehicle/availability';
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DateField } from '#ui/inputs/DateField.tsx';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { without } from '#ui/inputs/line-order.ts';

const days = [
  { field: 'starts_on', label: t('First day') },
  { field: 'ends_on', label: t('Last day') },
] as const;

const isWrong = ({ starts_on, ends_on }: Period) => !starts_on || !ends_on || ends_on < starts_on;

/** One field, so that a conflict keeps one version's periods, never a mixture. */
export function UnavailableInput() {
  const { field, fieldState } = useInput<Period[]>({ source: 'unavailable', defaultValue: [] });
  const periods: Period[] = Array.isArray(field.value) ? field.value : [];
  const isChecked = fieldState.error !== undefined;
  return (
    <Box data-field="unavailable" sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {periods.length === 0
          ? t(
              'No days are marked as taken. Visitors read “Ask us for your dates” instead of a calendar.',
            )
          : t('Crossed out in the calendar of its page, the first and the last day included.')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {periods.map((period, at) => (
          <Box component="li" key={at} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {days.map(({ field: part, label }) => (
              <DateField
                key={part}
                type="date"
                label={label}
                value={period[part]}
                onChange={(event) =>
                  field.onChange(periods.with(at, { ...period, [part]: event.target.value }))
                }
                error={isChecked && isWrong(period)}
                htmlInput={{
                  'aria-label': t('{label} of period {number}', { label, number: at + 1 }),
                }}
                sx={{ m: 0, flex: 1, minWidth: 0 }}
              />
            ))}
            <IconButton
              aria-label={t('Remove period {number}', { number: at + 1 })}
              onClick={() => field.onChange(without(periods, at))}
            >
              <Trash2 size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      {isChecked && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      <Button
        size="small"
        startIcon={<Plus size={18} />}
        onClick={() => field.onChange([...periods, { starts_on: '', ends_on: '' }])}
        sx={{ mt: 1 }}
      >
        {t('Add a period')}
      </Button>
    </Box>
  );
}
