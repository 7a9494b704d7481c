import { ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

type MenuEntryProps = {
  label: string;
  icon: LucideIcon;
  /** A page of the back office, or `href` for any other. */
  to?: string;
  href?: string;
  /** A second section that belongs to this entry. */
  alsoFor?: string;
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
  const isCurrent = isWithin(pathname, to, isExact) || isWithin(pathname, alsoFor);
  const target = to === undefined ? { component: 'a', href } : { component: Link, to };
  return (
    <ListItem disablePadding>
      <Tooltip title={isOpen ? '' : label} placement="right">
        <ListItemButton
          {...target}
          onClick={onFollow}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={isOpen ? undefined : label}
          selected={isCurrent}
          sx={{
            minHeight: 44,
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
      </Tooltip>
    </ListItem>
  );
}
