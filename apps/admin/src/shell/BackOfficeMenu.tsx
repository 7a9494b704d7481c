import { Box, List, Typography, useMediaQuery, useTheme } from '@mui/material';
import {
  ChartColumn,
  Contact,
  ExternalLink,
  Fingerprint,
  HeartPulse,
  Inbox,
  Languages,
  LayoutDashboard,
  MessageSquareQuote,
  Newspaper,
  Settings2,
  ShieldCheck,
  Trash2,
  Users,
} from 'lucide-react';
import { useCanAccess, useCanAccessResources, useSidebarState } from 'react-admin';
import { useNewSubmissions } from '#features/inbox/use-new-submissions.ts';
import { t } from '#i18n/t.ts';
import { BrandMark } from '#ui/BrandMark.tsx';
import { useCompanyName } from '#ui/page/company-name.ts';
import { CatalogueMenu } from './CatalogueMenu.tsx';
import { ContentEntries } from './ContentEntries.tsx';
import { MenuEntry } from './MenuEntry.tsx';

/** A list of links, not an ARIA menu: Tab moves through it. */
export function BackOfficeMenu() {
  const [isOpen, setOpen] = useSidebarState();
  const company = useCompanyName();
  const fresh = useNewSubmissions();
  const { canAccess: seesContent } = useCanAccess({ resource: 'travels', action: 'list' });
  const { canAccess: administration } = useCanAccessResources({
    resources: ['users', 'admin-management', 'trash', 'privacy'],
    action: 'list',
  });
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  const shared = {
    isOpen: isOpen || isPhone,
    onFollow: isPhone ? () => setOpen(false) : undefined,
  };
  const width = shared.isOpen ? theme.sidebar?.width : theme.sidebar?.closedWidth;

  return (
    <Box component="nav" aria-label={t('Back office')} sx={{ width, pt: 1, pb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1.75, py: 1.5, height: 56 }}>
        <BrandMark />
        {shared.isOpen && <Typography sx={{ fontWeight: 600 }}>{company}</Typography>}
      </Box>
      <List component="ul" disablePadding>
        <MenuEntry {...shared} to="/" label={t('Today')} icon={LayoutDashboard} isExact />
        <MenuEntry
          {...shared}
          to="/submissions"
          label={t('Submissions')}
          icon={Inbox}
          waiting={{ count: fresh, label: t('new') }}
        />
        <ContentEntries {...shared} group="inquiries" />
        <MenuEntry {...shared} to="/people" label={t('People')} icon={Contact} />
        <MenuEntry
          {...shared}
          to="/review-management"
          label={t('Reviews')}
          icon={MessageSquareQuote}
        />
        <ContentEntries {...shared} group="content" />
        <MenuEntry {...shared} to="/translations" label={t('Translations')} icon={Languages} />
        <MenuEntry
          {...shared}
          to="/newsletter-issues"
          alsoFor="/newsletter-subscribers"
          label={t('Newsletter')}
          icon={Newspaper}
        />
        <MenuEntry {...shared} to="/insight" label={t('Insight')} icon={ChartColumn} />
        <MenuEntry {...shared} to="/health" label={t('Health')} icon={HeartPulse} />
      </List>
      {seesContent !== false && (
        <Box sx={{ mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <CatalogueMenu {...shared} />
        </Box>
      )}
      {Object.values(administration ?? {}).some(Boolean) && (
        <Box sx={{ mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <List component="ul" disablePadding aria-label={t('Administration')}>
            <MenuEntry {...shared} to="/users" label={t('Users')} icon={Users} />
            <MenuEntry
              {...shared}
              to="/admin-management"
              label={t('Admin management')}
              icon={ShieldCheck}
            />
            <MenuEntry {...shared} to="/trash" label={t('Deleted')} icon={Trash2} />
            <MenuEntry {...shared} to="/privacy" label={t('Privacy')} icon={Fingerprint} />
          </List>
        </Box>
      )}
      <Box sx={{ mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' }}>
        <List component="ul" disablePadding>
          <MenuEntry {...shared} to="/settings" label={t('Site settings')} icon={Settings2} />
          <MenuEntry {...shared} href="/" label={t('View site')} icon={ExternalLink} />
        </List>
      </Box>
    </Box>
  );
}
