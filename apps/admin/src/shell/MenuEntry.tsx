import { Badge, Box, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { useCanAccess } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type MenuEntryProps = {
  label: string;
  icon: LucideIcon;
  /** A page of the back office; `href` leads anywhere else. */
  to?: string;
  href?: string;
  /** Other paths that mark this entry as current. */
  alsoFor?: string | readonly string[];
  isExact?: boolean;
  /** What waits there: a number, and what it counts. */
  waiting?: { count: number; label: string } | undefined;
  isOpen: boolean;
  onFollow?: () => void;
};

const number = {
  px: 0.75,
  minWidth: 22,
  borderRadius: 999,
  textAlign: 'center',
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

function isWithin(pathname: string, section: string | undefined, isExact = false): boolean {
  if (section === undefined) return false;
  return pathname === section || (!isExact && pathname.startsWith(`${section}/`));
}

/** Hidden from a role that may not list what it leads to; while that is unknown, nothing moves. */
export function MenuEntry(props: MenuEntryProps) {
  const { label, icon: Icon, to, href, alsoFor, isExact, waiting, isOpen, onFollow } = props;
  const { pathname } = useLocation();
  const resource = to?.slice(1) || 'today';
  const isForEverybody = resource === 'today';
  const { canAccess } = useCanAccess({ resource, action: 'list', enabled: !isForEverybody });
  if (canAccess === false) return null;
  const isCurrent =
    isWithin(pathname, to, isExact) ||
    [alsoFor ?? []].flat().some((section) => isWithin(pathname, section));
  const count = waiting?.count ?? 0;
  const target = to === undefined ? { component: 'a', href } : { component: Link, to };
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...target}
        onClick={onFollow}
        aria-current={isCurrent ? 'page' : undefined}
        title={
          isOpen
            ? undefined
            : [label, count && `${count} ${waiting?.label}`].filter(Boolean).join(', ')
        }
        selected={isCurrent}
        sx={{
          minHeight: { xs: 44, sm: 38 },
          py: { sm: 0.25 },
          borderInlineStart: '3px solid',
          borderInlineStartColor: isCurrent ? 'currentcolor' : 'transparent',
          color: isCurrent ? 'primary.main' : 'text.primary',
          paddingInlineStart: 1.75,
        }}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
          <Badge color="primary" variant="dot" invisible={isOpen || count === 0}>
            <Icon size={20} aria-hidden="true" />
          </Badge>
        </ListItemIcon>
        {isOpen && <ListItemText primary={label} />}
        {isOpen && count > 0 && (
          <Box component="span" sx={number}>
            {count > 999 ? '999+' : count}
            <VisuallyHidden> {waiting?.label}</VisuallyHidden>
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}
