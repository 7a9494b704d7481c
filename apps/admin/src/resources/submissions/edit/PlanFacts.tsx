import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { totalNights } from '@expat-buddy/domain/plan/edit-plan';
import { planKindLabels } from '@expat-buddy/domain/plan/labels';
import type { Plan, PlanItem, PlanKind } from '@expat-buddy/domain/plan/types';
import { Box, Typography } from '@mui/material';
import { t, translated } from '#i18n/t.ts';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { editPath } from '#ui/record-paths.ts';
import { planTimes } from '../plan-times.ts';

const resources: Record<PlanKind, string> = {
  travel: 'travels',
  activity: 'activities',
  vehicle: 'vehicles',
  service: 'services',
  product: 'products',
};

/** The plan in the visitor's order and with their notes; each item opens its record. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const nights = totalNights(plan);
  const sums = [
    t('{count, plural, one {# item} other {# items}}', { count: plan.items.length }),
    plan.people && t('for {people}', { people: plan.people }),
    nights && t('{nights, plural, one {# night} other {# nights}}', { nights }),
  ].filter(Boolean);
  return (
    <Box component="section" aria-labelledby="sent-plan" sx={{ mt: 3 }}>
      <Typography variant="h3" id="sent-plan" sx={{ typography: 'subtitle1', fontWeight: 600 }}>
        {t('Plan')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {sums.join(' · ')}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {plan.items.map((item, index) => (
          <PlanLine key={`${item.kind} ${item.id}`} item={item} number={index + 1} />
        ))}
      </Box>
    </Box>
  );
}

function PlanLine({ item, number }: { item: PlanItem; number: number }) {
  const kind = translated(planKindLabels[item.kind]);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1.75rem minmax(0, 1fr)',
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography color="text.secondary" aria-hidden>
        {number}
      </Typography>
      <div>
        <RecordLink to={editPath(resources[item.kind], item.id)}>{item.title}</RecordLink>
        <Typography variant="body2" color="text.secondary">
          {[kind, ...planTimes(item)].join(' · ')}
        </Typography>
        {item.note && (
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
            {isolateNumbers(item.note)}
          </Typography>
        )}
      </div>
    </Box>
  );
}
