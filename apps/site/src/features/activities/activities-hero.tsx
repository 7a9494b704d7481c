import { Gem, Mountain, ShieldCheck, UserRoundCheck } from 'lucide-react';
import { activityMessages } from '#messages/trips/activities.ts';
import { ArchPicture } from '#ui/picture/arch-picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

/** The badge, headline and four pills of the specification, section 1. */
export function ActivitiesHero() {
  const { activities: text } = activityMessages;
  const pills = [
    { label: text.pills.guides, Icon: UserRoundCheck },
    { label: text.pills.levels, Icon: Mountain },
    { label: text.pills.equipment, Icon: ShieldCheck },
    { label: text.pills.locations, Icon: Gem },
  ];
  return (
    <section className="relative overflow-clip">
      <div className="zellige absolute inset-0 text-ochre opacity-[0.07]" aria-hidden="true" />
      <div className="page-width relative grid items-end gap-x-12 gap-y-12 pt-10 pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-16 lg:pb-24">
        <Reveal isHero className="lg:pb-10">
          <p className="eyebrow inline-flex items-center gap-2 border-y border-ochre py-2 text-terracotta">
            <StarOrnament className="size-3.5 text-ochre" />
            {text.badge}
          </p>
          <h1 className="mt-7 max-w-[8.25em] sm:max-w-[10.25em] text-display">{text.headline}</h1>
          <p className="mt-6 max-w-[52ch] text-lead text-muted">{text.intro}</p>
          <ul className="mt-10 flex max-w-2xl flex-wrap gap-3">
            {pills.map(({ label, Icon }, index) => (
              <Reveal
                as="li"
                key={label}
                index={index}
                className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-surface py-2 ps-3.5 pe-5 text-[0.98rem]"
              >
                <Icon className="size-5 text-green" strokeWidth={1.7} aria-hidden="true" />
                {label}
              </Reveal>
            ))}
          </ul>
        </Reveal>
        <div className="mx-auto w-full max-w-[21rem] px-3 pt-4 sm:max-w-md lg:max-w-none">
          <ArchPicture
            src="/illustrations/four-by-four-dunes.webp"
            light="evening"
            sizes="(min-width: 64rem) 64vw, 52rem"
            className="aspect-[4/5]"
            isPriority
            hasFrame
          />
        </div>
      </div>
    </section>
  );
}
