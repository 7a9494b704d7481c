import { CountryProfile } from '#features/travels/category/country-profile.tsx';
import { TravelCategoryLinks } from '#features/travels/category/travel-category-links.tsx';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { paths } from '#lib/paths.ts';
import { travelsMessages as text } from '#messages/trips/travels.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { wide } from './travels-width.ts';

const Listing = lazySection(
  () => import('./travels-listing.tsx'),
  <div className="min-h-[300vh]" aria-busy="true" />,
);

export const warm: Warm = async ({ client, query }) => {
  const [{ warmListing }] = await Promise.all([
    import('./warm-travels-listing.ts'),
    Listing.preload(),
  ]);
  await warmListing(client, query);
};

export default function TravelsPage() {
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.travels}
        image="/illustrations/tipaza-columns-1600.webp"
      />
      <header
        className={`${wide} grid gap-x-16 gap-y-10 pt-10 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:pt-14`}
      >
        <Reveal isHero>
          <p className="eyebrow inline-flex items-center gap-2 border-y border-ochre py-2 text-terracotta">
            <StarOrnament className="size-3.5 text-ochre" />
            {text.eyebrow}
          </p>
          <h1 className="mt-6 max-w-[9em] text-display">{text.headline}</h1>
          <p className="mt-5 max-w-[56ch] text-lead text-muted">{text.intro}</p>
        </Reveal>
        <div className="grid gap-9">
          <CountryProfile />
          <TravelCategoryLinks />
        </div>
      </header>
      <Listing.Section />
    </>
  );
}
