import { Box, Button, IconButton, Typography } from '@mui/material';
import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { MoveControls } from '#features/ordering/SortableItem.tsx';
import { t } from '#i18n/t.ts';
import type { TravelDay } from '../../travel-record.ts';
import { DayInputs } from './DayInputs.tsx';
import { dayName, daySummary } from './travel-day.ts';

type DayCardProps = {
  day: TravelDay;
  at: number;
  controls: MoveControls;
  isOpen: boolean;
  /** Whether to show problems: after an attempt to save. */
  isChecked: boolean;
  onToggle: () => void;
  onChange: (day: TravelDay) => void;
  onRemove: () => void;
};

export function DayCard(props: DayCardProps) {
  const { day, at, controls, isOpen, isChecked, onToggle, onChange, onRemove } = props;
  const id = useId();
  const name = dayName(at);
  const summary = daySummary(day);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {controls.handle}
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          startIcon={isOpen ? <ChevronDown size={18} /> : <ChevronRight size={18} />}
          sx={{ flex: '1 1 180px', minWidth: 0, justifyContent: 'flex-start', textAlign: 'start' }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name} · {day.title || t('no title yet')}
            {summary && (
              <Typography component="span" variant="body2" color="text.secondary" display="block">
                {summary}
              </Typography>
            )}
          </Box>
        </Button>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
          {controls.buttons}
          <IconButton aria-label={t('Remove {name}', { name })} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </Box>
      </Box>
      <Box id={id} hidden={!isOpen} sx={{ px: 2, pb: 2 }}>
        {isOpen && <DayInputs day={day} at={at} isChecked={isChecked} onChange={onChange} />}
      </Box>
    </Box>
  );
}
