import { Sidebar, type SidebarProps } from 'react-admin';
import { t } from '#i18n/t.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';

/** On a phone the menu is a dialog, which needs a name. */
export function BackOfficeSidebar(props: SidebarProps) {
  const isPhone = useIsPhone();
  return (
    <Sidebar
      {...props}
      // Otherwise it moves up on scroll, as if the bar above it were hidden.
      appBarAlwaysOn
      slotProps={isPhone ? { paper: { 'aria-label': t('Menu') } } : undefined}
    />
  );
}
