import { spellingsOf } from '@expat-buddy/domain/account/email-spellings';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
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

const usePersonOf = (email: string) =>
  useQuery({
    queryKey: ['people', 'address', email.toLowerCase()],
    queryFn: () => findPerson(supabase, email),
  });

type KnownPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Tags, and the page with everything about the person. */
function AboutPerson({ person }: { person: KnownPerson }) {
  return (
    <Box sx={{ mt: 1 }}>
      <MuiLink component={Link} to={personPath(person.id)} sx={{ fontWeight: 500 }}>
        {person.inquiries > 1
          ? t('All about this person, {count} inquiries', { count: person.inquiries })
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
  const { data: person, isPending: isSearching } = usePersonOf(submission.email);
  const addresses = [...new Set([submission.email, ...(person?.addresses ?? [])])];
  const { data, total, error, isPending, refetch } = useGetList<Other>(
    'submissions',
    {
      filter: { view: 'all', email: addresses.flatMap(spellingsOf), 'id@neq': submission.id },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'created_at', order: 'DESC' },
      meta: { columns: 'id,service,status,created_at' },
    },
    { enabled: !isSearching },
  );
  const rest = (total ?? 0) - SHOWN;
  return (
    <Section title={t('Other inquiries from this person')} sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={40} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">
          {t('This is the only one from this person.')}
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
          to={
            person && addresses.length > 1
              ? personPath(person.id)
              : filteredListPath('submissions', { view: 'all', q: submission.email })
          }
        >
          {t('{rest, plural, one {One more} other {# more}}', { rest })}
        </MuiLink>
      )}
      {person && <AboutPerson person={person} />}
    </Section>
  );
}
