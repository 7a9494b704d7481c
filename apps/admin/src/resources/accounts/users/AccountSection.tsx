import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { LabeledValue } from '#ui/LabeledValue.tsx';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { UserRecord } from '../account.ts';

export function AccountSection({ user, sx }: { user: UserRecord; sx?: SxProps<Theme> }) {
  const { email, full_name, is_confirmed, last_sign_in_at, created_at, counts } = user;
  return (
    <Section title={t('Account')} sx={sx}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <LabeledValue label={t('Name')}>{full_name || t('Not given')}</LabeledValue>
        <LabeledValue label={t('Email')}>
          {email}
          {!is_confirmed && (
            <Typography variant="body2" color="text.secondary">
              {t('Not confirmed: the link in the email has not been opened yet.')}
            </Typography>
          )}
        </LabeledValue>
        <LabeledValue label={t('Last sign-in')}>
          {last_sign_in_at ? <Moment at={last_sign_in_at} isLong /> : t('Never')}
        </LabeledValue>
        <LabeledValue label={t('Created')}>
          <Moment at={created_at} isLong />
        </LabeledValue>
        {user.role !== null && (
          <LabeledValue label={t('Submissions assigned')}>{counts.assigned}</LabeledValue>
        )}
      </Box>
    </Section>
  );
}
