import { List, ListItemButton, ListItemIcon, ListItemText, useMediaQuery } from '@mui/material';
import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';

type MenuGroupProps = {
  label: string;
  icon: LucideIcon;
  /** Paths of the entries, to expand the group that holds the current page. */
  sections: readonly string[];
  /** Whether the menu shows labels. */
  isOpen: boolean;
  children: ReactNode;
};

/**
 * A collapsible group. By default it is open on tall screens and when it holds the current page.
 */
export function MenuGroup({ label, icon: Icon, sections, isOpen, children }: MenuGroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const isHigh = useMediaQuery('(min-height: 960px)', { noSsr: true });
  const isWithin = sections.includes(pathname.split('/')[1] ?? '');
  const [chosen, setChosen] = useStore<boolean | null>(`menu.${label}`, null);
  const isUnfolded = chosen ?? (isHigh || isWithin);
  const Chevron = isUnfolded ? ChevronDown : ChevronRight;
  return (
    <>
      <ListItemButton
        component="button"
        type="button"
        onClick={() => setChosen(!isUnfolded)}
        aria-expanded={isUnfolded}
        aria-controls={id}
        title={isOpen ? undefined : label}
        sx={{
          width: '100%',
          minHeight: { xs: 44, sm: 38 },
          py: { sm: 0.25 },
          border: 0,
          bgcolor: 'transparent',
          font: 'inherit',
          textAlign: 'start',
          color: isWithin && !isUnfolded ? 'primary.main' : 'text.primary',
          paddingInlineStart: 'calc(14px + 3px)',
        }}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
          <Icon size={20} aria-hidden="true" />
        </ListItemIcon>
        {isOpen && <ListItemText primary={label} />}
        {isOpen && <Chevron size={18} aria-hidden="true" />}
      </ListItemButton>
      <List
        component="ul"
        disablePadding
        id={id}
        aria-label={label}
        hidden={!isUnfolded}
        sx={isOpen ? { '& .MuiListItemButton-root': { paddingInlineStart: 3.5 } } : undefined}
      >
        {isUnfolded && children}
      </List>
    </>
  );
}
