import { heroSlideQueries } from '#features/home/hero-slide-queries.ts';
import { HomeHero } from '#features/home/home-hero.tsx';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { laterPart } from '#rendering/hydrate/lazy-section.tsx';
import { useMessages } from '#lib/messages/base-messages.ts';
import { useHomeMessages } from '#lib/messages/home-messages.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import type { Warm } from '#rendering/hydrate/lazy-page.tsx';

// Code and queries below the fold must not delay the first screen.
const Blocks = laterPart(() => import('./home/home-blocks.tsx'), <BlocksOnTheirWay />);

export const warm: Warm = async ({ client }) => {
  // Sent first, ahead of the queries below the fold.
  await client.prefetchQuery(heroSlideQueries.list());
  await (await import('./home/warm-home-blocks.ts')).warmHomeBlocks(client);
};

export default function HomePage() {
  const text = useHomeMessages();
  const siteName = useSiteName();
  return (
    <>
      <PageMeta
        title={siteName}
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
      <Blocks.Part />
    </>
  );
}

function BlocksOnTheirWay() {
  const { common } = useMessages();
  return (
    <p role="status" className="page-width min-h-[300vh] pt-16 text-muted">
      {common.loading}
    </p>
  );
}
