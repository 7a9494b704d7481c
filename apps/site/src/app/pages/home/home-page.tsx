import { heroSlideQueries } from '#features/home/hero-slide-queries.ts';
import { HomeHero } from '#features/home/home-hero.tsx';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { homeMessages as text } from '#messages/company/home.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const Blocks = lazySection(() => import('./home-blocks.tsx'), <BlocksFallback />);

export const warm: Warm = async ({ client }) => {
  // The first screen's query before those below the fold.
  await client.prefetchQuery(heroSlideQueries.list());
  await (await import('./warm-home-blocks.ts')).warmHomeBlocks(client);
};

export default function HomePage() {
  const siteName = useSiteName();
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description(siteName)}
        path={paths.home}
        image="/illustrations/algiers-kasbah-1600.webp"
      />
      <HomeHero>
        <InquiryButton size="large" inquiry={{ serviceType: 'trip-planner' }}>
          {text.planTrip}
        </InquiryButton>
        <AppLink to={paths.travels} className={buttonClass('outline', 'large')}>
          {text.allTravels}
        </AppLink>
      </HomeHero>
      <Blocks.Section />
    </>
  );
}

function BlocksFallback() {
  const { common } = baseMessages;
  return (
    <p role="status" className="page-width min-h-[300vh] pt-16 text-muted">
      {common.loading}
    </p>
  );
}
