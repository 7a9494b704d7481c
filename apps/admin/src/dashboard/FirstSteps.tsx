import { Box, Button, List, ListItem, Typography } from '@mui/material';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Step } from './first-steps.ts';

function Way({ way }: { way: Step['way'] }) {
  if (!way) {
    return (
      <Typography variant="body2" color="text.secondary">
        {t('Only an administrator can do this.')}
      </Typography>
    );
  }
  const target = way.to ? { component: Link, to: way.to } : { href: way.href };
  return (
    <Button variant="outlined" {...target} sx={{ width: { xs: '100%', sm: 'auto' } }}>
      {way.label}
    </Button>
  );
}

function StepItem({ step: { title, why, isDone, way } }: { step: Step }) {
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <ListItem
      disableGutters
      divider
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1.5, '&:last-child': { border: 0 } }}
    >
      <Box
        component={Mark}
        aria-hidden="true"
        sx={{ flex: 'none', color: isDone ? 'success.main' : 'text.secondary' }}
      />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, color: isDone ? 'text.secondary' : 'text.primary' }}>
          {title}
          {isDone && <VisuallyHidden>{t(', done')}</VisuallyHidden>}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {why}
        </Typography>
      </Box>
      {!isDone && <Way way={way} />}
    </ListItem>
  );
}

type FirstStepsProps = { steps: readonly Step[]; action?: ReactNode };

export function FirstSteps({ steps, action }: FirstStepsProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section title={t('First steps')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography color="text.secondary" sx={{ flex: 1 }}>
          {t('{done} of {count} done.', { done, count: steps.length })}
        </Typography>
        {action}
      </Box>
      <List disablePadding aria-label={t('First steps')}>
        {steps.map((step) => (
          <StepItem key={step.id} step={step} />
        ))}
      </List>
    </Section>
  );
}
