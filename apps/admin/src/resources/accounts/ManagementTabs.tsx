import { Box } from '@mui/material';
import { Link } from 'react-router-dom';

const pages = [
  { to: '/admin-management', label: 'People' },
  { to: '/admin-management/invitations', label: 'Invitations' },
  { to: '/admin-management/roles', label: 'Roles' },
] as const;

const tab = {
  px: 2,
  py: 1.25,
  mb: '-1px',
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 500,
  borderBottom: 2,
  borderColor: 'transparent',
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
} as const;

/** Three pages side by side: links, so that each has its address. */
export function ManagementTabs({ current }: { current: (typeof pages)[number]['label'] }) {
  return (
    <Box
      component="nav"
      aria-label="Admin management"
      sx={{ display: 'flex', mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {pages.map(({ to, label }) => (
        <Box
          key={to}
          component={Link}
          to={to}
          aria-current={label === current ? 'page' : undefined}
          sx={tab}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
