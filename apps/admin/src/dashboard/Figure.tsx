import { Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { elapsed } from '#layout/elapsed.ts';
import { LoadFailed } from '#layout/LoadFailed.tsx';
import { filteredListPath } from '#layout/record-paths.ts';

type FigureProps = { view: string; label: string; none: string; isMain?: boolean };

/** How many submissions a view holds and how old the oldest is; the card opens that view. */
export function Figure({ view, label, none, isMain = false }: FigureProps) {
  const { data, total, error, isPending, refetch } = useGetList('submissions', {
    filter: { view },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'created_at', order: 'ASC' },
  });
  const oldest: unknown = data?.[0]?.created_at;
  if (error) {
    return (
      <li>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </li>
    );
  }
  return (
    <Card component="li" sx={{ borderTop: 3, borderTopColor: isMain ? 'primary.main' : 'divider' }}>
      <CardActionArea
        component={Link}
        to={filteredListPath('submissions', { view })}
        sx={{ p: 2.5, height: '100%' }}
      >
        <Typography color="text.secondary">{label}</Typography>
        <Typography component="p" sx={{ fontSize: '2.25rem', fontWeight: 500, lineHeight: 1.2 }}>
          {isPending ? <Skeleton width={60} /> : (total ?? 0)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {isPending && <Skeleton width={140} />}
          {!isPending &&
            (typeof oldest === 'string' ? `The oldest came ${elapsed(oldest)}.` : none)}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
