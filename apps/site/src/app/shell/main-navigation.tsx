import { useLocation } from 'react-router-dom';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { navigationItems } from './navigation-items.ts';

type MainNavigationProps = {
  variant: 'bar' | 'list';
  /** Also called for a link to the current page. */
  onFollow?: () => void;
};

/** `bar` for the header of wide screens, `list` for the menu of small ones. */
export function MainNavigation({ variant, onFollow }: MainNavigationProps) {
  const { header, navigation } = baseMessages;
  const { pathname } = useLocation();
  const isBar = variant === 'bar';
  return (
    <nav aria-label={header.mainNavigation}>
      <ul
        className={
          isBar
            ? 'flex items-center gap-x-(--nav-gap)'
            : 'divide-y divide-line border-y border-line'
        }
      >
        {navigationItems.map(({ name, to, Icon }) => (
          <li key={name}>
            <AppLink
              to={to}
              onClick={onFollow}
              aria-current={pathname === to ? 'page' : undefined}
              className={isBar ? barLink : listLink}
            >
              {isBar && Icon && <Icon className={barIcon} aria-hidden="true" />}
              {navigation[name]}
              {!isBar && Icon && <Icon className={listIcon} aria-hidden="true" />}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const barLink =
  'group relative flex min-h-11 items-center gap-1 text-(length:--nav-size) whitespace-nowrap text-ink transition-colors hover:text-sea aria-[current=page]:text-sea aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ochre';

const listLink =
  'font-display flex min-h-13 items-center gap-3 px-1 py-2 text-title text-ink aria-[current=page]:border-s-4 aria-[current=page]:border-ochre aria-[current=page]:ps-4 aria-[current=page]:text-sea';

const barIcon =
  'size-4 shrink-0 text-muted group-hover:text-terracotta group-aria-[current=page]:text-terracotta';

const listIcon = 'size-[1.1em] shrink-0 text-muted';
