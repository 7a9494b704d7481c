import type { ReactNode } from 'react';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';
import { ArchFrame } from '#ui/picture/arch-frame.tsx';
import { Reveal } from '#ui/reveal.tsx';

export function HomeClosing({ children }: { children: ReactNode }) {
  const { close: text } = homeBlockMessages;
  return (
    <section
      className="relative mt-20 -mb-16 overflow-clip pb-16 lg:mt-28"
      aria-labelledby="last-question"
    >
      <div className="page-width relative">
        <div className="relative mx-auto max-w-[58rem] px-4 pt-[clamp(13.5rem,26vw,17rem)] pb-6 text-center sm:px-16">
          <ArchFrame className="absolute inset-x-0 top-2 h-[150%] w-full text-ochre" />
          <ArchFrame className="absolute inset-x-[3%] top-7 h-[150%] w-[94%] text-ochre/60" />
          <ArchFrame className="absolute inset-x-[6%] top-12 h-[150%] w-[88%] text-ochre/30 max-sm:hidden" />
          <Reveal className="relative">
            <h2 id="last-question" className="mx-auto max-w-[9em] text-display">
              {text.title}
            </h2>
            <p className="mx-auto mt-6 max-w-[44ch] text-lead text-muted">{text.text}</p>
            <div className="mt-8">{children}</div>
          </Reveal>
        </div>
      </div>
    </section>
  );
}
