import type { ReactNode } from 'react';
import { type Light, lightClass } from '#lib/pictures/light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { type Back, BackLink } from './back-link.tsx';
import { Picture } from './picture/picture.tsx';
import { Reveal } from './reveal.tsx';

type HeroBannerProps = {
  /** What the page is about. */
  record: { title?: string; name?: string; description: string };
  backgroundImage?: string;
  light: Light;
  back?: Back;
  icon?: ReactNode;
  children?: ReactNode;
};

/** The text is on its own sheet that overlaps the picture, so it is legible over any picture. */
export function HeroBanner(props: HeroBannerProps) {
  const { record, backgroundImage, light, back, icon, children } = props;
  const nameField = record.title === undefined ? 'name' : 'title';
  return (
    <section className={`relative ${lightClass[light]}`}>
      {backgroundImage && (
        <div className="arch-sky relative h-[clamp(15rem,44vw,31rem)] overflow-hidden">
          <Picture
            src={backgroundImage}
            alt=""
            sizes="100vw"
            className="size-full object-cover object-[50%_64%]"
            isPriority
            hasRetries={false}
          />
        </div>
      )}
      <div className="page-width">
        <Reveal
          isHero
          className={`relative bg-paper ${
            backgroundImage
              ? '-ms-(--gutter) me-4 -mt-14 ps-(--gutter) pe-6 pt-6 sm:me-16 lg:-mt-24 lg:me-0 lg:w-[min(66%,56rem)] lg:pe-14 lg:pt-10'
              : 'pt-12 lg:w-[min(66%,56rem)]'
          }`}
        >
          {back && (
            <p className="mb-5 print:hidden">
              <BackLink back={back} />
            </p>
          )}
          <div className="flex items-start gap-5">
            {icon && (
              <span className="mt-1 grid size-14 shrink-0 place-items-center rounded-full border border-line bg-surface text-accent lg:size-16">
                {icon}
              </span>
            )}
            <h1 {...englishMark(record, nameField)} className="text-display">
              {record[nameField]}
            </h1>
          </div>
          {record.description && (
            <p
              {...englishMark(record, 'description')}
              className="mt-5 max-w-[60ch] text-lead text-muted"
            >
              {record.description}
            </p>
          )}
          {children}
        </Reveal>
      </div>
    </section>
  );
}
