import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Light } from '#lib/pictures/light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from './app-link.tsx';
import { buttonClass } from './button-class.ts';
import { ArchPicture } from './picture/arch-picture.tsx';

type InfoCardProps = {
  /** What the card is about. */
  record: { title: string; description: string };
  /** The target of "Learn More" and the rest of the card. */
  to: string;
  /** The target of title and picture, if different. */
  titleTo?: string;
  icon?: ReactNode;
  /** A text colour class; green by default (specification, section 1). */
  iconColor?: string;
  image?: string;
  light?: Light;
  children?: ReactNode;
  isPriority?: boolean;
};

const coversCard = 'after:absolute after:inset-0 after:z-1';

export function InfoCard({
  record,
  to,
  titleTo,
  icon,
  iconColor = 'text-green',
  image,
  light = 'noon',
  children,
  isPriority,
}: InfoCardProps) {
  const { common } = baseMessages;
  const { title, description } = record;
  const picture = image && (
    <ArchPicture
      src={image}
      light={light}
      sizes="(min-width: 64rem) 46rem, (min-width: 48rem) 86vw, 115vw"
      className="aspect-[4/5] max-md:aspect-[6/5]"
      isPriority={isPriority}
    />
  );
  return (
    <article className="group relative flex h-full flex-col">
      {picture && titleTo ? (
        // Keyboards reach the same through the title.
        <AppLink
          to={titleTo}
          tabIndex={-1}
          aria-label={common.about(title).trim()}
          className="relative z-2 block"
        >
          {picture}
        </AppLink>
      ) : (
        picture
      )}
      <div className={`flex flex-1 flex-col border-s border-line ps-5 ${image ? '-mt-7' : ''}`}>
        {icon && (
          <span
            className={`relative -ms-8 mb-3 grid size-14 sm:-ms-12 place-items-center rounded-full border border-line bg-paper ${iconColor}`}
          >
            {icon}
          </span>
        )}
        <h3 {...englishMark(record, 'title')} className="text-title">
          {titleTo ? (
            <AppLink
              to={titleTo}
              className="relative z-2 underline-offset-4 hover:text-sea hover:underline"
            >
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h3>
        <p {...englishMark(record, 'description')} className="mt-3 text-muted">
          {description}
        </p>
        {children}
        <p className="mt-auto pt-5">
          <AppLink
            to={to}
            className={buttonClass(
              'outline',
              'normal',
              `group-hover:border-sea group-hover:text-sea ${coversCard}`,
            )}
          >
            {common.learnMore}
            <span className="sr-only">{common.about(title)}</span>
            <ArrowRight
              className="size-4 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
              aria-hidden="true"
            />
          </AppLink>
        </p>
      </div>
    </article>
  );
}
