import type { ReactNode } from 'react';
import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { moveBetweenResults } from './move-between-results.ts';

type ResultEntryProps = {
  to: string;
  title: ReactNode;
  summary: ReactNode;
  label?: string;
  image: string;
};

export function ResultEntry({ to, title, summary, label, image }: ResultEntryProps) {
  return (
    <li className="group relative grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-5 border-b border-line py-5 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-7">
      <div
        className={`arch arch-sky relative grid aspect-[4/5] w-full place-items-center self-start overflow-hidden text-paper/60 ${lightClass[pictureLight(image) ?? 'noon']}`}
        aria-hidden="true"
      >
        <StarOrnament className="size-5" />
        {image && (
          <Picture
            src={image}
            alt=""
            sizes="9rem"
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 className="text-title wrap-anywhere">
            <AppLink
              to={to}
              data-search-result
              onKeyDown={moveBetweenResults}
              className="underline-offset-4 group-hover:text-sea group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </AppLink>
          </h3>
          {label && <span className="text-small text-muted">{label}</span>}
        </div>
        {summary && (
          <p className="mt-1.5 line-clamp-2 max-w-[68ch] text-[0.98rem] leading-normal text-muted">
            {summary}
          </p>
        )}
      </div>
    </li>
  );
}
