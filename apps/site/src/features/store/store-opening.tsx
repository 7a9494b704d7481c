import type { ReactNode } from 'react';
import { storeMessages } from '#messages/company/store.ts';
import { Reveal } from '#ui/reveal.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

export function StoreOpening({ children }: { children: ReactNode }) {
  const { list: text } = storeMessages;
  return (
    <section className="page-width grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-16">
      <Reveal isHero>
        <p className="eyebrow flex items-center gap-2 text-terracotta">
          <StarOrnament className="size-3.5 text-ochre" />
          {text.badge}
        </p>
        <h1 className="mt-5 max-w-[7em] text-display sm:max-w-[7.75em]">{text.headline}</h1>
        <p className="mt-6 max-w-[54ch] text-lead text-muted">{text.intro}</p>
        <ol aria-label={text.rulesLabel} className="mt-8 max-w-[58ch] border-s-2 border-terracotta">
          {text.rules.map((rule, index) => (
            <li key={rule} className={`ps-5 ${index === 0 ? 'font-medium' : 'mt-2'}`}>
              {rule}
            </li>
          ))}
        </ol>
      </Reveal>
      <div className="lg:pt-16">{children}</div>
    </section>
  );
}
