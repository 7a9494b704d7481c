import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import type { FigureData } from './figures.ts';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
  '& > *': { gridColumn: { sm: 'span 2' } },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'span 2' } },
  // No box stands alone in its row: one that would fills it, or the last rows have two.
  '& > :last-of-type:nth-of-type(even)': { gridColumn: { xs: '1 / -1', sm: 'span 2' } },
  '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :last-of-type:nth-of-type(3n + 2)': {
    gridColumn: { sm: 'span 3' },
  },
  '& > :nth-of-type(3n + 1):nth-last-of-type(4), & > :nth-of-type(3n + 1):nth-last-of-type(4) ~ *':
    { gridColumn: { sm: 'span 3' } },
  // Reserves two lines in narrow boxes, so that the layout does not shift.
  '& .figure-note': { minHeight: { xs: 42, sm: 21 } },
  '& > :first-of-type .figure-note, & > :last-of-type:nth-of-type(even) .figure-note': {
    minHeight: 21,
  },
};

type FrameProps = {
  label: ReactNode;
  count: ReactNode;
  note: ReactNode;
  isWaiting?: boolean;
  isUrgent?: boolean | undefined;
};

function FigureText({ label, count, note, isWaiting = false, isUrgent = false }: FrameProps) {
  return (
    <>
      <Typography component="div" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="div"
        sx={{
          fontSize: '2.25rem',
          fontWeight: 500,
          lineHeight: 1.2,
          color: isWaiting ? 'text.primary' : 'text.secondary',
        }}
      >
        {count}
      </Typography>
      <Typography
        component="div"
        className="figure-note"
        variant="body2"
        sx={{
          color: isUrgent ? 'secondary.main' : 'text.secondary',
          fontWeight: isUrgent ? 600 : 400,
        }}
      >
        {note}
      </Typography>
    </>
  );
}

const padding = { p: { xs: 2, sm: 2.5 }, height: '100%' };

export function Figures({ figures }: { figures: readonly FigureData[] }) {
  return (
    <Box component="ul" aria-label={t('Waiting')} sx={grid}>
      {figures.map(({ id, label, count, note, to, isUrgent }) => (
        <Card
          key={id}
          component="li"
          sx={{ borderTop: 3, borderTopColor: count > 0 ? 'primary.main' : 'divider' }}
        >
          <CardActionArea component={Link} to={to} sx={padding}>
            <FigureText
              label={label}
              count={count}
              note={note}
              isWaiting={count > 0}
              isUrgent={isUrgent}
            />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

export function FiguresLoading() {
  const { canAccess: isAdmin } = useCanAccess({ resource: 'users', action: 'list' });
  const boxes = ['new', 'unassigned', 'mine', 'mails', 'reviews', ...(isAdmin ? ['accounts'] : [])];
  return (
    <Box sx={grid}>
      {boxes.map((id) => (
        <Card key={id} component="div" sx={{ borderTop: 3, borderTopColor: 'divider', ...padding }}>
          <FigureText
            label={<Skeleton width="60%" />}
            count={<Skeleton width={48} />}
            note={<Skeleton width="80%" />}
          />
        </Card>
      ))}
    </Box>
  );
}
