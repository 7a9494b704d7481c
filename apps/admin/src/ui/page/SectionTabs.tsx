import { Box } from '@mui/material';
import { Link } from 'react-router-dom';

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

type SectionTabsProps = {
  label: string;
  current: string;
  pages: readonly { path: string; label: string }[];
};

/** Links instead of ARIA tabs, because each page has an address. */
export function SectionTabs({ label, current, pages }: SectionTabsProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {pages.map((page) => (
        <Box
          key={page.path}
          component={Link}
          to={`/${page.path}`}
          aria-current={page.path === current ? 'page' : undefined}
          sx={tab}
        >
          {page.label}
        </Box>
      ))}
    </Box>
  );
}
