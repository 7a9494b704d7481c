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
  /** The resource that is shown. */
  current: string;
  lists: readonly { resource: string; label: string }[];
};

/** Lists that belong together, side by side: links, each a page of its own. */
export function SectionTabs({ label, current, lists }: SectionTabsProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {lists.map((list) => (
        <Box
          key={list.resource}
          component={Link}
          to={`/${list.resource}`}
          aria-current={list.resource === current ? 'page' : undefined}
          sx={tab}
        >
          {list.label}
        </Box>
      ))}
    </Box>
  );
}
