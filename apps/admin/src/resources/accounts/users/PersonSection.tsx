import type { SxProps, Theme } from '@mui/material';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PersonData } from '#features/person/PersonData.tsx';
import { formatCounts } from '#features/person/person-counts.ts';
import { t } from '#i18n/t.ts';
import { leaveFreely } from '#ui/form/unsaved-guards.ts';
import { Section } from '#ui/page/Section.tsx';
import type { UserRecord } from '../account.ts';

export function PersonSection({ user, sx }: { user: UserRecord; sx?: SxProps<Theme> }) {
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <Section title={t('Personal data')} sx={sx}>
      <PersonData
        address={user.email.trim().toLowerCase()}
        onErased={(counts) => {
          notify(t('Erased: {counts}.', { counts: formatCounts(counts).join(', ') }), {
            type: 'success',
          });
          leaveFreely();
          void navigate('/users');
        }}
      />
    </Section>
  );
}
