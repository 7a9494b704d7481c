import { Box, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import { AccessDenied } from '#ui/page/AccessPages.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ManagementTabs } from './ManagementTabs.tsx';

const roles = [
  {
    title: 'Staff',
    may: [
      'Read and handle all inquiries, write notes and assign them',
      'Create and change travels, activities, categories, slides, services, vehicles, events and products, and publish or archive them',
      'Decide which reviews are published, and answer them',
      'Upload photos, and delete unused ones',
      'See who their colleagues are',
    ],
    mayNot: ['Delete content or inquiries', 'Open users or admin management', 'Change settings'],
  },
  {
    title: 'Administrator',
    may: [
      'Everything that staff can do',
      'Delete content and inquiries',
      'See all accounts, disable and enable them, send password reset emails, delete accounts without a role',
      'Invite people, and assign, change and remove roles',
      'Change the settings of the site and the office',
      'Restore deleted content; export and erase personal data',
    ],
    mayNot: [
      'Change their own role or disable themselves: another administrator can',
      'Leave the back office without an active administrator',
    ],
  },
  {
    title: 'No access',
    may: ['Sign in and see that the account is waiting for an administrator'],
    mayNot: ['Open any part of the back office'],
  },
] as const;

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
      <PageTitle title="Roles" />
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
        {roles.map(({ title, may, mayNot }) => (
          <Section key={title} title={title}>
            <Points title="Can" points={may} />
            <Points title="Cannot" points={mayNot} />
          </Section>
        ))}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 2, maxWidth: '65ch' }}>
        A disabled account has no access, whatever its role. A change takes effect at the person’s
        next click, not only at their next sign-in.
      </Typography>
    </CanAccess>
  );
}
