import { Box } from '@mui/material';
import { Link } from 'react-router-dom';

const lists = [
  { to: '/activities', label: 'Activities' },
  { to: '/activity-categories', label: 'Categories' },
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

/** Activities and their categories are two lists side by side: links, each a page of its own. */
export function ActivityTabs({ current }: { current: 'activities' | 'activity-categories' }) {
  return (
    <Box
      component="nav"
      aria-label="Activities and categories"
      sx={{ display: 'flex', mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {lists.map(({ to, label }) => (
        <Box
          key={to}
          component={Link}
          to={to}
          aria-current={to === `/${current}` ? 'page' : undefined}
          sx={tab}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
