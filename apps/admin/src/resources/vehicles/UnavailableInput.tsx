import {
  type UnavailabilityReason,
  unavailabilityReasons,
} from '@expat-buddy/domain/vehicle/unavailability-reasons';
import {
  Box,
  Button,
  FormHelperText,
  IconButton,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DateField } from '#ui/inputs/DateField.tsx';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { without } from '#ui/inputs/line-order.ts';
import type { UnavailablePeriod } from './vehicle-row.ts';

const days = [
  { field: 'starts_on', label: t('First day') },
  { field: 'ends_on', label: t('Last day') },
] as const;

const reasonNames: Readonly<Record<UnavailabilityReason, string>> = {
  rented: t('Rented'),
  maintenance: t('Maintenance'),
  'own-use': t('Own use'),
};

const isWrong = ({ starts_on, ends_on }: UnavailablePeriod) =>
  !starts_on || !ends_on || ends_on < starts_on;

/** One field, so that a conflict keeps one version's periods, never a mixture. */
export function UnavailableInput() {
  const { field, fieldState } = useInput<UnavailablePeriod[]>({
    source: 'unavailable',
    defaultValue: [],
  });
  const periods: UnavailablePeriod[] = Array.isArray(field.value) ? field.value : [];
  const isChecked = fieldState.error !== undefined;
  return (
    <Box data-field="unavailable" sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {periods.length === 0
          ? t(
              'No days are marked as taken. Visitors read “Ask us for your dates” instead of a calendar.',
            )
          : t(
              'Crossed out in the calendar of its page, the first and the last day included. Visitors do not see the reason.',
            )}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 3, sm: 1 } }}
      >
        {periods.map((period, at) => (
          <Box
            component="li"
            key={at}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr auto', sm: '1fr 1fr 9.5rem auto' },
              gap: 1,
              alignItems: 'center',
            }}
          >
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
                sx={{ m: 0, minWidth: 0 }}
              />
            ))}
            <TextField
              select
              label={t('Reason')}
              value={period.reason ?? ''}
              onChange={(event) =>
                field.onChange(periods.with(at, { ...period, reason: event.target.value || null }))
              }
              slotProps={{
                htmlInput: { 'aria-label': t('Reason of period {number}', { number: at + 1 }) },
              }}
              sx={{ m: 0, gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / 3', sm: 3 } }}
            >
              <MenuItem value="">{t('Not specified')}</MenuItem>
              {unavailabilityReasons.map((reason) => (
                <MenuItem key={reason} value={reason}>
                  {reasonNames[reason]}
                </MenuItem>
              ))}
            </TextField>
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
        onClick={() => field.onChange([...periods, { starts_on: '', ends_on: '', reason: null }])}
        sx={{ mt: 1 }}
      >
        {t('Add a period')}
      </Button>
    </Box>
  );
}
