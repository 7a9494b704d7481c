import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { Announcement } from '#ui/Announcement.tsx';
import { errorWords } from '#ui/inputs/form-text.ts';
import { moved, without } from '#ui/inputs/line-order.ts';
import { OrderedRow } from '#features/ordering/OrderedRow.tsx';
import { useOrdering } from '#features/ordering/use-ordering.ts';
import { DayCard } from './DayCard.tsx';
import { dayProblems, emptyDay } from './travel-day.ts';
import type { TravelDay } from '../../travel-record.ts';

/**
 * The days of the programme. They are one field: a save that meets somebody else's keeps the programme
 * of one of the two, never a mixture of both.
 */
export function ProgrammeTab() {
  const { field, fieldState } = useInput<TravelDay[]>({ source: 'days', defaultValue: [] });
  const days: TravelDay[] = Array.isArray(field.value) ? field.value : [];
  const [open, setOpen] = useState<readonly string[]>([]);
  const ordering = useOrdering(
    (from, to) => field.onChange(moved(days, from, to)),
    (at) => `Day ${at + 1}`,
  );
  const isChecked = fieldState.error !== undefined;

  function add() {
    const day = emptyDay();
    field.onChange([...days, day]);
    setOpen([...open, day.id]);
  }
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((each) => each !== id) : [...open, id]);

  return (
    <Box sx={{ minWidth: 0 }}>
      {days.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          There is no programme yet. The page of a travel shows its days one by one; a road trip
          consists of them.
        </Typography>
      )}
      <Box
        component="ol"
        ref={ordering.list}
        aria-label="Days of the programme"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {days.map((day, at) => (
          <OrderedRow key={day.id} ordering={ordering} at={at}>
            <DayCard
              day={day}
              at={at}
              count={days.length}
              ordering={ordering}
              isOpen={open.includes(day.id) || (isChecked && hasProblem(day))}
              isChecked={isChecked}
              onToggle={() => toggle(day.id)}
              onChange={(changed) => field.onChange(days.with(at, changed))}
              onRemove={() => field.onChange(without(days, at))}
            />
          </OrderedRow>
        ))}
      </Box>
      <Announcement>{ordering.announcement}</Announcement>
      {fieldState.error && <FormHelperText error>{errorWords(fieldState.error)}</FormHelperText>}
      <Button size="small" startIcon={<Plus size={18} />} onClick={add} sx={{ mt: 1 }}>
        Add a day
      </Button>
    </Box>
  );
}

function hasProblem(day: TravelDay): boolean {
  return Object.keys(dayProblems(day)).length > 0;
}
