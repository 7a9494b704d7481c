import { Box, List, Typography, useMediaQuery, useTheme } from '@mui/material';
import {
  Camera,
  ChartColumn,
  Contact,
  DoorOpen,
  ExternalLink,
  Fingerprint,
  HeartPulse,
  Images,
  Inbox,
  Languages,
  LayoutDashboard,
  MapPinned,
  MessageSquareQuote,
  Mountain,
  Newspaper,
  ShieldCheck,
  Trash2,
  Users,
} from 'lucide-react';
import { CanAccess, useSidebarState } from 'react-admin';
import { useNewSubmissions } from '#features/inbox/use-new-submissions.ts';
import { BrandMark } from '#ui/BrandMark.tsx';
import { CatalogueMenu } from './CatalogueMenu.tsx';
import { MenuEntry } from './MenuEntry.tsx';

/** A list of links, not an ARIA menu: Tab moves through it. */
export function BackOfficeMenu() {
  const [isOpen, setOpen] = useSidebarState();
  const fresh = useNewSubmissions();
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  const shared = {
    isOpen: isOpen || isPhone,
    onFollow: isPhone ? () => setOpen(false) : undefined,
  };
  const width = shared.isOpen ? theme.sidebar?.width : theme.sidebar?.closedWidth;

  return (
    <Box component="nav" aria-label="Back office" sx={{ width, pt: 1, pb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1.75, py: 1.5, height: 56 }}>
        <BrandMark />
        {shared.isOpen && <Typography sx={{ fontWeight: 600 }}>Expat Buddy</Typography>}
      </Box>
      <List component="ul" disablePadding>
        <MenuEntry {...shared} to="/" label="Today" icon={LayoutDashboard} isExact />
        <MenuEntry
          {...shared}
          to="/submissions"
          label="Submissions"
          icon={Inbox}
          waiting={{ count: fresh, label: 'new' }}
        />
        <MenuEntry {...shared} to="/people" label="People" icon={Contact} />
        <MenuEntry {...shared} to="/review-management" label="Reviews" icon={MessageSquareQuote} />
        <MenuEntry {...shared} to="/travels" label="Travels" icon={MapPinned} />
        <MenuEntry {...shared} to="/travel-categories" label="Travel categories" icon={DoorOpen} />
        <MenuEntry
          {...shared}
          to="/activities"
          alsoFor="/activity-categories"
          label="Activities"
          icon={Mountain}
        />
        <MenuEntry {...shared} to="/hero-slides" label="Hero slides" icon={Images} />
        <MenuEntry {...shared} to="/photos" label="Photos" icon={Camera} />
        <MenuEntry {...shared} to="/translations" label="Translations" icon={Languages} />
        <MenuEntry
          {...shared}
          to="/newsletter-issues"
          alsoFor="/newsletter-subscribers"
          label="Newsletter"
          icon={Newspaper}
        />
        <MenuEntry {...shared} to="/insight" label="Insight" icon={ChartColumn} />
        <MenuEntry {...shared} to="/health" label="Health" icon={HeartPulse} />
      </List>
      <Box sx={{ mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' }}>
        <CatalogueMenu {...shared} />
      </Box>
      <CanAccess resource="users" action="list">
        <Box sx={{ mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <List component="ul" disablePadding aria-label="Administration">
            <MenuEntry {...shared} to="/users" label="Users" icon={Users} />
            <MenuEntry
              {...shared}
              to="/admin-management"
              label="Admin management"
              icon={ShieldCheck}
            />
            <MenuEntry {...shared} to="/trash" label="Deleted" icon={Trash2} />
            <MenuEntry {...shared} to="/privacy" label="Privacy" icon={Fingerprint} />
          </List>
        </Box>
      </CanAccess>
      <Box sx={{ mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' }}>
        <List component="ul" disablePadding>
          <MenuEntry {...shared} href="/" label="View site" icon={ExternalLink} />
        </List>
      </Box>
    </Box>
  );
}
