import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { SortableList } from '#features/ordering/SortableList.tsx';
import { tripLabels } from '#features/trip-details/trip-form.ts';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { moved, without } from '#ui/inputs/line-order.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import type { TravelDay } from '../../travel-record.ts';
import { DayCard } from './DayCard.tsx';
import { dayName, dayProblems, emptyDay } from './travel-day.ts';

/** One field, so that a conflict keeps one version's programme, never a mixture. */
export function ProgrammeTab() {
  const { field, fieldState } = useInput<TravelDay[]>({ source: 'days', defaultValue: [] });
  const days: TravelDay[] = Array.isArray(field.value) ? field.value : [];
  const [open, setOpen] = useState<readonly string[]>([]);
  const isChecked = fieldState.error !== undefined;

  function add() {
    const day = emptyDay();
    field.onChange([...days, day]);
    setOpen([...open, day.id]);
  }
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((each) => each !== id) : [...open, id]);

  return (
    <Box data-field="days" sx={{ minWidth: 0 }}>
      {days.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t(
            'There is no programme yet. The page of a travel shows its days one by one; a road trip consists of them.',
          )}
        </Typography>
      )}
      <SortableList
        items={days}
        label={t('Days of the programme')}
        nameOf={(_day, at) => dayName(at)}
        onMove={(from, to) => field.onChange(moved(days, from, to))}
        sx={{ display: 'grid', gap: 1 }}
        renderItem={(day, at, controls) => (
          <DayCard
            day={day}
            at={at}
            controls={controls}
            isOpen={open.includes(day.id) || (isChecked && hasProblem(day))}
            isChecked={isChecked}
            onToggle={() => toggle(day.id)}
            onChange={(changed) => field.onChange(days.with(at, changed))}
            onRemove={() => field.onChange(without(days, at))}
          />
        )}
      />
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      <Button size="small" startIcon={<Plus size={18} />} onClick={add} sx={{ mt: 1 }}>
        {t('Add a day')}
      </Button>
      <PlainTextInput
        source="no_itinerary_reason"
        label={tripLabels.no_itinerary_reason}
        helperText={
          days.length === 0
            ? t(
                'For a travel without a programme: “One place, your own pace”. Visitors read it instead.',
              )
            : t('Visitors see the days, so this is not shown.')
        }
        sx={{ mt: 2 }}
      />
    </Box>
  );
}

function hasProblem(day: TravelDay): boolean {
  return Object.keys(dayProblems(day)).length > 0;
}
