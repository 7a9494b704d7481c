import { type StaffRole, staffRoles } from '@expat-buddy/domain/account/staff-role';
import { Box, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import { t } from '#i18n/t.ts';
import { AccessDenied } from '#ui/page/AccessPages.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Section } from '#ui/page/Section.tsx';
import { roleName } from './account.ts';
import { ManagementTabs } from './ManagementTabs.tsx';

type RoleCard = { may: readonly string[]; mayNot: readonly string[] };

const roles: Readonly<Record<StaffRole | 'none', RoleCard>> = {
  staff: {
    may: [
      t('Read and handle all inquiries, write notes and assign them'),
      t(
        'Create and change travels, activities, categories, slides, services, vehicles, events and products, and publish or archive them',
      ),
      t('Decide which reviews are published, and answer them'),
      t('Upload photos, and delete unused ones'),
      t('See who their colleagues are'),
    ],
    mayNot: [
      t('Delete content or inquiries'),
      t('Open users or admin management'),
      t('Change settings'),
    ],
  },
  admin: {
    may: [
      t('Everything that staff can do'),
      t('Delete content and inquiries'),
      t(
        'See all accounts, disable and enable them, send password reset emails, delete accounts without a role',
      ),
      t('Invite people, and assign, change and remove roles'),
      t('Change the settings of the site and the office'),
      t('Restore deleted content; export and erase personal data'),
    ],
    mayNot: [
      t('Change their own role or disable themselves: another administrator can'),
      t('Leave the back office without an active administrator'),
    ],
  },
  none: {
    may: [t('Sign in and see that the account is waiting for an administrator')],
    mayNot: [t('Open any part of the back office')],
  },
};

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 0, paddingInlineStart: 2.5 }}>
        {points.map((point) => (
          <Typography component="li" key={point} sx={{ mb: 0.5 }}>
            {point}
          </Typography>
        ))}
      </Box>
    </>
  );
}

export default function RolesPage() {
  return (
    <CanAccess resource="admins" action="list" accessDenied={<AccessDenied />}>
      <PageTitle title={t('Roles')} />
      <ManagementTabs current="admin-management/roles" />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          maxWidth: 1200,
        }}
      >
        {[...staffRoles, null].map((role) => (
          <Section key={role} title={roleName(role)}>
            <Points title={t('Can')} points={roles[role ?? 'none'].may} />
            <Points title={t('Cannot')} points={roles[role ?? 'none'].mayNot} />
          </Section>
        ))}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 2, maxWidth: '65ch' }}>
        {t(
          'A disabled account has no access, whatever its role. A change takes effect at the person’s next click, not only at their next sign-in.',
        )}
      </Typography>
    </CanAccess>
  );
}
