import { spellingsOf } from '@expat-buddy/domain/account/email-spellings';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { findPerson } from '@expat-buddy/domain/person/queries';
import {
  Box,
  Chip,
  Link as MuiLink,
  Skeleton,
  type SxProps,
  type Theme,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusField } from '#features/inbox/StatusField.tsx';
import { t, translated } from '#i18n/t.ts';
import { supabase } from '#providers/supabase.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import { editPath, filteredListPath, personPath } from '#ui/record-paths.ts';
import type { SubmissionRecord } from '../submission.ts';

type Other = Pick<SubmissionRecord, 'id' | 'service' | 'status' | 'created_at'>;

type EarlierSectionProps = { submission: SubmissionRecord; sx?: SxProps<Theme> };

const SHOWN = 5;

/** Tags, and the page with everything about the person. */
function AboutPerson({ email, others }: { email: string; others: number | undefined }) {
  const { data: person } = useQuery({
    queryKey: ['people', 'address', email.toLowerCase()],
    queryFn: () => findPerson(supabase, email),
  });
  if (!person) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <MuiLink component={Link} to={personPath(person.id)} sx={{ fontWeight: 500 }}>
        {others
          ? t('All about this person, {count} inquiries', { count: others + 1 })
          : t('All about this person')}
      </MuiLink>
      {person.tags.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
          {person.tags.map((tag) => (
            <Chip key={tag} size="small" variant="outlined" label={tag} />
          ))}
        </Box>
      )}
    </Box>
  );
}

export function EarlierSection({ submission, sx }: EarlierSectionProps) {
  const { data, total, error, isPending, refetch } = useGetList<Other>('submissions', {
    filter: { view: 'all', email: spellingsOf(submission.email), 'id@neq': submission.id },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
    meta: { columns: 'id,service,status,created_at' },
  });
  const rest = (total ?? 0) - SHOWN;
  return (
    <Section title={t('Other inquiries from this person')} sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={40} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">
          {t('This is the only one from this address.')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box
          component="ul"
          aria-label={t('Other inquiries')}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {data.map(({ id, service, status, created_at }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}
            >
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <MuiLink component={Link} to={editPath('submissions', id)}>
                  {translated(serviceLabel(service))}
                </MuiLink>
                <Typography variant="caption" color="text.secondary" component="p">
                  <Moment at={created_at} />
                </Typography>
              </Box>
              <StatusField status={status} />
            </Box>
          ))}
        </Box>
      )}
      {rest > 0 && (
        <MuiLink
          component={Link}
          to={filteredListPath('submissions', { view: 'all', q: submission.email })}
        >
          {t('{rest, plural, one {One more} other {# more}}', { rest })}
        </MuiLink>
      )}
      <AboutPerson email={submission.email} others={total} />
    </Section>
  );
}
