import type { TravelCategory } from '@expat-buddy/domain/travel-category/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { ArchNiche } from './arch-niche.tsx';

type CategoryCallProps = { category: TravelCategory; children: ReactNode };

export function CategoryCall({ category, children }: CategoryCallProps) {
  const { category: text } = travelMessages;
  return (
    <section className="relative mt-24 bg-sand pt-14" aria-labelledby="category-call">
      <div className="zellige absolute inset-0 text-ochre opacity-[0.12]" aria-hidden="true" />
      <div className="page-width">
        <ArchNiche
          className="mx-auto max-w-[44rem]"
          top={<StarOrnament className="size-7 text-terracotta" />}
        >
          <h2
            {...(category.ctaTitle && englishMark(category, 'ctaTitle'))}
            id="category-call"
            className="text-section"
          >
            {category.ctaTitle || text.callTitle}
          </h2>
          {category.ctaDescription && (
            <p {...englishMark(category, 'ctaDescription')} className="mt-5 text-lead">
              {category.ctaDescription}
            </p>
          )}
          <div className="mt-8 pb-6">{children}</div>
        </ArchNiche>
      </div>
    </section>
  );
}
