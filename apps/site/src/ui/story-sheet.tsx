import type { ReactNode } from 'react';
import type { Light } from '#lib/pictures/light.ts';
import { ArchPicture } from './picture/arch-picture.tsx';
import { Reveal } from './reveal.tsx';
import { StarOrnament } from './star-ornament.tsx';

type StorySheetProps = {
  title: string;
  text: string;
  image: string;
  light: Light;
  children?: ReactNode;
};

export function StorySheet({ title, text, image, light, children }: StorySheetProps) {
  return (
    <section className="relative overflow-clip">
      <div className="zellige absolute inset-0 text-ochre opacity-[0.07]" aria-hidden="true" />
      <div className="page-width relative grid items-center gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-20">
        <Reveal isHero>
          <StarOrnament className="mb-6 size-8 text-ochre" />
          <h1 className="max-w-[10.25em] text-display">{title}</h1>
          <p className="mt-6 max-w-[54ch] text-lead text-muted">{text}</p>
          <div className="mt-9">{children}</div>
        </Reveal>
        <div className="mx-auto w-full max-w-[19rem] px-3 pt-4 sm:max-w-sm lg:max-w-none">
          <ArchPicture
            src={image}
            light={light}
            sizes="(min-width: 64rem) 64vw, 45rem"
            className="aspect-[4/5]"
            isPriority
            hasFrame
          />
        </div>
      </div>
    </section>
  );
}
