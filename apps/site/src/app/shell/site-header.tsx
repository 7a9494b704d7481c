import { Menu, Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useIsWide } from '#lib/hooks/use-is-wide.ts';
import { useScrolledPast } from '#lib/hooks/use-scrolled-past.ts';
import { paths } from '#lib/paths.ts';
import { HEADER_SCROLLED_PX } from '#lib/presentation-constants.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const QuietRow = lazySection(() => import('./quiet-row.tsx'), <div className="h-(--quiet-row)" />);

type OpenPanel = 'menu' | 'search' | null;

export function SiteHeader() {
  const { header, common } = baseMessages;
  const { key, pathname, hash } = useLocation();
  const isScrolled = useScrolledPast(HEADER_SCROLLED_PX);
  const isWide = useIsWide();
  const [opened, setPanel] = useState<OpenPanel>(null);
  // A rotated phone may be wide enough for the whole header, which has no panels.
  const panel = isWide ? null : opened;
  const close = () => setPanel(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what is open
  useEffect(close, [key]);

  return (
    <header
      data-scrolled={isScrolled}
      className={`site-header fixed inset-x-0 top-0 z-40 border-b ${
        isScrolled || panel === 'search'
          ? 'border-line bg-header-solid shadow-[0_8px_24px_-18px_rgb(var(--shadow)/0.5)] backdrop-blur-md'
          : 'border-transparent bg-header'
      }`}
    >
      <div data-quiet-row className="h-(--quiet-row) border-b border-line max-xl:hidden">
        <QuietRow.Section />
      </div>
      <div
        data-main-row
        className="page-width flex h-(--header-height) items-center max-xl:px-4 max-xs:pe-1 xs:max-xl:gap-2"
      >
        <Logo className="me-auto" />
        <div className="max-xl:hidden">
          <MainNavigation variant="bar" />
        </div>
        {isWide && <SearchBox className="ms-3.5 w-[15rem] shrink-0 max-xl:hidden" />}
        <AppLink
          to={paths.contact}
          state={{ from: pathname + hash }}
          className={buttonClass(
            'primary',
            'normal',
            'max-xl:hidden ms-3.5 px-3.5! text-[0.92rem] whitespace-nowrap',
          )}
        >
          {common.contactUs}
        </AppLink>
        <ThemeToggle />
        <Button
          variant="ghost"
          size="icon"
          className="xl:hidden"
          aria-expanded={panel === 'search'}
          aria-controls="mobile-search"
          aria-label={panel === 'search' ? header.closeSearch : header.openSearch}
          onClick={() => setPanel(panel === 'search' ? null : 'search')}
        >
          {panel === 'search' ? (
            <X className="size-5" aria-hidden="true" />
          ) : (
            <Search className="size-5" aria-hidden="true" />
          )}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="xl:hidden"
          aria-haspopup="dialog"
          aria-expanded={panel === 'menu'}
          aria-label={header.openMenu}
          onClick={() => setPanel('menu')}
        >
          <Menu className="size-6" aria-hidden="true" />
        </Button>
      </div>
      <div id="mobile-search" hidden={panel !== 'search'} className="px-4 pb-4 xl:hidden">
        {panel === 'search' && <SearchBox isFocusedAtOnce onSearch={close} onEscape={close} />}
      </div>
      {panel === 'menu' && <MobileMenu onClose={close} />}
    </header>
  );
}
