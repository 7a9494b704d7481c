import { dayRange, dayText } from '@expat-buddy/domain/format/day';
import { Box, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { type ErasedCounts, formatCounts } from '#features/person/person-counts.ts';
import { locale } from '#i18n/locale.ts';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';

type Erasure = {
  id: string;
  erased_at: string;
  counts: ErasedCounts;
  by_person: boolean;
  inquiries: { reference: string; departure: string | null; return: string | null }[];
  eraser: { full_name: string | null; email: string } | null;
};

const SHOWN = 20;

const eraserOf = ({ by_person, eraser }: Erasure) => {
  if (by_person) return t('the person, with a link to their address');
  return eraser ? eraser.full_name?.trim() || eraser.email : t('a deleted account');
};

const journeyOf = ({ departure, return: back }: Erasure['inquiries'][number]) =>
  departure && back
    ? dayRange(departure, back, locale.language)
    : [departure, back].map((day) => day && dayText(day, locale.language)).join('');

const inquiryLine = (inquiry: Erasure['inquiries'][number]) =>
  [inquiry.reference, journeyOf(inquiry)].filter(Boolean).join(': ');

/** Proves erasures without naming anybody. */
export function Erasures() {
  const { data, error, isPending, refetch } = useGetList<Erasure>('erasures', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'erased_at', order: 'DESC' },
    filter: {},
    meta: { columns: 'id,erased_at,counts,by_person,inquiries,eraser:profiles(full_name,email)' },
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={28} role="status" aria-label={t('Loading')} />;
  if (data.length === 0)
    return <Typography>{t('No personal data has been erased yet.')}</Typography>;
  return (
    <Box component="ol" aria-label={t('Erasures')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((erasure) => (
        <Typography component="li" key={erasure.id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          {rich('{moment}, by {name}: {counts}.', {
            moment: <Moment key="moment" at={erasure.erased_at} />,
            name: eraserOf(erasure),
            counts: formatCounts(erasure.counts).join(', '),
          })}
          {erasure.inquiries.length > 0 && (
            <Typography component="span" color="text.secondary" sx={{ display: 'block' }}>
              {erasure.inquiries.map(inquiryLine).join(', ')}
            </Typography>
          )}
        </Typography>
      ))}
    </Box>
  );
}
