import type { FloorPlan } from '@expat-buddy/domain/vehicle/floor-plan';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { CentimetresField } from './CentimetresField.tsx';
import { PlanElementsInput } from './PlanElementsInput.tsx';
import { PlanPreview } from './PlanPreview.tsx';

const newPlan: FloorPlan = { length: 600, width: 200, day: [], night: [] };
const times = [
  { time: 'day', title: t('By day') },
  { time: 'night', title: t('By night') },
] as const;

/** One field, so that a conflict keeps one version's plan, never a mixture. */
export function FloorPlanInput() {
  const { field, fieldState } = useInput<FloorPlan | null>({
    source: 'floor_plan',
    defaultValue: null,
  });
  const plan = field.value || null;
  if (!plan) {
    return (
      <div data-field="floor_plan">
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('Without a floor plan, its page shows none.')}
        </Typography>
        <Button size="small" startIcon={<Plus size={18} />} onClick={() => field.onChange(newPlan)}>
          {t('Draw a floor plan')}
        </Button>
      </div>
    );
  }
  const change = (part: Partial<FloorPlan>) => field.onChange({ ...plan, ...part });
  return (
    <Box data-field="floor_plan" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {t(
          'In centimetres, seen from above: the front on the left, the right-hand side at the top.',
        )}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CentimetresField
          label={t('Length inside')}
          value={plan.length}
          onChange={(length) => change({ length })}
        />
        <CentimetresField
          label={t('Width inside')}
          value={plan.width}
          onChange={(width) => change({ width })}
        />
      </Box>
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      {times.map(({ time, title }) => (
        <Box key={time} component="section" aria-label={title} sx={{ minWidth: 0 }}>
          <Typography variant="h2" sx={{ my: 1 }}>
            {title}
          </Typography>
          <PlanPreview plan={plan} time={time} />
          <PlanElementsInput
            time={time}
            elements={plan[time]}
            onChange={(elements) => change({ [time]: elements })}
          />
          {time === 'night' && (
            <Button
              size="small"
              startIcon={<Copy size={18} />}
              onClick={() => change({ night: plan.day })}
            >
              {t('Copy from the day')}
            </Button>
          )}
        </Box>
      ))}
      <Box>
        <Button
          size="small"
          color="error"
          startIcon={<Trash2 size={18} />}
          onClick={() => field.onChange(null)}
        >
          {t('Remove the floor plan')}
        </Button>
      </Box>
    </Box>
  );
}
