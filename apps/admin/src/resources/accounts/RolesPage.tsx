import { Box, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import { AccessDenied } from '#layout/AccessPages.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { Section } from '#layout/Section.tsx';
import { ManagementTabs } from './ManagementTabs.tsx';

const roles = [
  {
    title: 'Staff',
    may: [
      'Read all inquiries, work on them, write notes and take them on',
      'Create and change travels, activities, categories, slides, services, vehicles, events and products, and publish or archive them',
      'Enter reviews and decide which are published',
      'Upload photos, and delete those that nothing shows',
      'See who the colleagues are',
    ],
    mayNot: ['Delete content or inquiries', 'Open users or admin management', 'Change settings'],
  },
  {
    title: 'Administrator',
    may: [
      'Everything that staff may do',
      'Delete content and inquiries',
      'See all accounts, disable and enable them, send reset mails, delete accounts without a role',
      'Invite people, give, change and take roles',
      'Change the settings of the site and the office',
      'Bring back what was deleted; hand over and erase what is kept about a person',
    ],
    mayNot: [
      'Change their own role or disable themselves: another administrator does',
      'Leave the product without an active administrator',
    ],
  },
  {
    title: 'No access',
    may: ['Sign in, and read that the account is waiting for an administrator'],
    mayNot: ['Open anything of the back office'],
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

/** What each role may do, in words. */
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
            <Points title="May" points={may} />
            <Points title="May not" points={mayNot} />
          </Section>
        ))}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 2, maxWidth: '65ch' }}>
        A disabled account opens nothing, whatever its role. A change counts at the person’s next
        click, not only at their next sign-in.
      </Typography>
    </CanAccess>
  );
}
