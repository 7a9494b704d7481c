import { ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

type MenuEntryProps = {
  label: string;
  icon: LucideIcon;
  /** A page of the back office; `href` leads anywhere else. */
  to?: string;
  href?: string;
  /** Other paths that mark this entry as current. */
  alsoFor?: string | readonly string[];
  isExact?: boolean;
  isOpen: boolean;
  onFollow?: () => void;
};

function isWithin(pathname: string, section: string | undefined, isExact = false): boolean {
  if (section === undefined) return false;
  return pathname === section || (!isExact && pathname.startsWith(`${section}/`));
}

export function MenuEntry(props: MenuEntryProps) {
  const { label, icon: Icon, to, href, alsoFor, isExact, isOpen, onFollow } = props;
  const { pathname } = useLocation();
  const isCurrent =
    isWithin(pathname, to, isExact) ||
    [alsoFor ?? []].flat().some((section) => isWithin(pathname, section));
  const target = to === undefined ? { component: 'a', href } : { component: Link, to };
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...target}
        onClick={onFollow}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isOpen ? undefined : label}
        title={isOpen ? undefined : label}
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
          <Icon size={20} aria-hidden="true" />
        </ListItemIcon>
        {isOpen && <ListItemText primary={label} />}
      </ListItemButton>
    </ListItem>
  );
}
