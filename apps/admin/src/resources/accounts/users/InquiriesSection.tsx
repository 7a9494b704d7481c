import { spellingsOf } from '@expat-buddy/domain/account/email-spellings';
import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import {
  Box,
  Link as MuiLink,
  Skeleton,
  type SxProps,
  type Theme,
  Typography,
} from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { t, translated } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import { editPath } from '#ui/record-paths.ts';
import type { UserRecord } from '../account.ts';

type Inquiry = { id: string; service: string; message: string; created_at: string };

const SHOWN = 10;

export function InquiriesSection({ user, sx }: { user: UserRecord; sx?: SxProps<Theme> }) {
  const { data, total, error, isPending, refetch } = useGetList<Inquiry>('contact_submissions', {
    filter: { email: spellingsOf(user.email) },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
    meta: { columns: 'id,service,message,created_at' },
  });
  return (
    <Section title={t('Inquiries from this address')} sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={48} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">
          {t('No inquiry has been sent from this account’s address.')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ol" aria-label={t('Inquiries')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map(({ id, service, message, created_at }) => (
            <Box
              component="li"
              key={id}
              sx={{
                py: 1.25,
                borderBottom: 1,
                borderColor: 'divider',
                '&:last-child': { border: 0 },
              }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <MuiLink component={Link} to={editPath('submissions', id)} sx={{ fontWeight: 500 }}>
                  {translated(serviceLabel(service))} · {inquiryReference(id)}
                </MuiLink>
                <Typography
                  variant="caption"
                  color="text.secondary"
                  sx={{ marginInlineStart: 'auto' }}
                >
                  <Moment at={created_at} />
                </Typography>
              </Box>
              <Typography variant="body2" color="text.secondary" dir="auto" noWrap>
                {isolateNumbers(message)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {(total ?? 0) > SHOWN && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('The newest {shown} of {total}.', { shown: SHOWN, total: total ?? 0 })}
        </Typography>
      )}
    </Section>
  );
}
