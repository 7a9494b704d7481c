import { cutText } from '@expat-buddy/domain/format/cut-text';
import { DESCRIPTION_CUT } from '@expat-buddy/domain/travel/card-text';
import { featuredTheme } from '@expat-buddy/domain/travel/fill-featured';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { paths } from '#lib/paths.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { locationWithoutTitle } from '#lib/text/location-without-title.ts';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';
import { travelCardMessages as text } from '#messages/trips/travel-card.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { type BlockQuery, BlockStates, Skeleton } from './block-states.tsx';
import { ForwardLink } from './forward-link.tsx';

type FeaturedTravelsProps = { query: BlockQuery<Travel>; linkTo: (travel: Travel) => string };

const page =
  'grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[repeat(5,auto)] lg:gap-y-0';

export function FeaturedTravels({ query, linkTo }: FeaturedTravelsProps) {
  const { featured: text } = homeBlockMessages;
  if (query.data?.length === 0) return null;
  return (
    <section className="page-width pt-20 lg:pt-28" aria-labelledby="featured">
      <div className="mb-8 border-t-2 border-ink pt-5 lg:mb-10 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline lg:gap-x-12">
        <h2 id="featured" className="text-section [--kept-below:18cm]">
          {text.title}
        </h2>
        <p className="mt-2 max-w-[52ch] text-muted">{text.text}</p>
      </div>
      <BlockStates query={query} error={text.error} skeleton={<FeaturedSkeleton />}>
        {(travels) => <Stories travels={travels} linkTo={linkTo} />}
      </BlockStates>
      <p className="mt-8 text-end">
        <ForwardLink to={paths.travels}>{text.all}</ForwardLink>
      </p>
    </section>
  );
}

function Stories({
  travels,
  linkTo,
}: {
  travels: Travel[];
  linkTo: FeaturedTravelsProps['linkTo'];
}) {
  const [lead, ...others] = travels;
  return (
    <ul className={page}>
      {lead && (
        <Reveal as="li" className="max-lg:mb-4 lg:row-span-5">
          <LeadStory travel={lead} to={linkTo(lead)} />
        </Reveal>
      )}
      {others.map((travel, index) => (
        <Reveal as="li" key={travel.id} index={index}>
          <SideStory travel={travel} to={linkTo(travel)} />
        </Reveal>
      ))}
    </ul>
  );
}

type StoryProps = { travel: Travel; to: string };

function LeadStory({ travel, to }: StoryProps) {
  return (
    <article className={`group relative flex h-full flex-col ${lightOf(travel)}`}>
      <div className="arch-sky relative aspect-[3/2] grow overflow-hidden lg:aspect-auto lg:min-h-96">
        <Picture
          src={travel.imageUrl}
          alt=""
          sizes="(min-width: 82rem) 52rem, (min-width: 64rem) 60vw, 100vw"
          className="absolute inset-0 size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.02]"
        />
      </div>
      <div className="pt-5">
        <Overline travel={travel} />
        <h3
          {...englishMark(travel, 'title')}
          className="mt-2 text-[clamp(1.7rem,1.4rem+1.3vw,2.4rem)]"
        >
          <StoryLink to={to}>{travel.title}</StoryLink>
        </h3>
        <p {...englishMark(travel, 'description')} className="mt-3 max-w-[60ch] text-muted">
          {cutText(travel.description, DESCRIPTION_CUT)}
        </p>
        <Facts travel={travel} />
      </div>
    </article>
  );
}

function SideStory({ travel, to }: StoryProps) {
  return (
    <article
      className={`group relative flex h-full items-start gap-5 border-t border-line pt-5 lg:min-h-36 lg:pb-5 ${lightOf(travel)}`}
    >
      <div className="min-w-0 flex-1">
        <Overline travel={travel} />
        <h3 {...englishMark(travel, 'title')} className="mt-1.5 text-title">
          <StoryLink to={to}>{travel.title}</StoryLink>
        </h3>
        <Facts travel={travel} />
      </div>
      <div className="arch-sky relative aspect-[3/2] w-28 shrink-0 overflow-hidden sm:w-40">
        <Picture
          src={travel.imageUrl}
          alt=""
          sizes="(min-width: 40rem) 10rem, 7rem"
          className="size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.04]"
        />
      </div>
    </article>
  );
}

function lightOf({ imageUrl }: Travel): string {
  return lightClass[pictureLight(imageUrl) ?? 'noon'];
}

function StoryLink({ to, children }: { to: string; children: string }) {
  return (
    <AppLink
      to={to}
      className="underline-offset-4 group-hover:text-sea group-hover:underline after:absolute after:inset-0 after:z-1"
    >
      {children}
    </AppLink>
  );
}

function Overline({ travel }: { travel: Travel }) {
  const { featured: text } = homeBlockMessages;
  const theme = featuredTheme(travel);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-small text-muted">
      {theme && <span className="eyebrow text-accent">{text.themes[theme]}</span>}
      {locationWithoutTitle(travel)}
    </p>
  );
}

function Facts({ travel }: { travel: Travel }) {
  return (
    <p className="tabular mt-2 text-small text-muted">
      {[travel.duration, text.price(travel)].filter(Boolean).join(' · ')}
    </p>
  );
}

function FeaturedSkeleton() {
  return (
    <div className={page}>
      <div className="lg:row-span-5">
        <Skeleton className="aspect-[3/2]" />
        <div className="h-52 sm:h-44 lg:h-64" />
      </div>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="flex h-32 gap-5 border-t border-line pt-5 lg:h-36">
          <div className="flex-1" />
          <Skeleton className="h-[4.7rem] w-28 sm:h-[6.7rem] sm:w-40" />
        </div>
      ))}
    </div>
  );
}
