import type { ReactNode } from 'react';
import type { ReadingBlock, ReadingSection } from '#lib/reading-section.ts';
import { AppLink } from './app-link.tsx';
import { LinkedText } from './linked-text.tsx';
import { StarOrnament } from './star-ornament.tsx';

type ReadingPageProps = {
  title: string;
  lead: string;
  version: ReactNode;
  path: string;
  contentsTitle: string;
  sections: ReadingSection[];
  children?: ReactNode;
};

export function ReadingPage(props: ReadingPageProps) {
  const { title, lead, version, path, contentsTitle, sections, children } = props;
  return (
    <article className="page-width grid gap-x-20 pt-12 pb-6 lg:grid-cols-[minmax(0,14rem)_minmax(0,44rem)] lg:pt-20">
      <header className="lg:col-start-2">
        <StarOrnament className="mb-6 size-8 text-ochre" />
        <h1 className="text-display">{title}</h1>
        <p className="mt-6 text-lead text-muted">{lead}</p>
        <p className="mt-5 text-small text-muted">{version}</p>
      </header>
      <nav
        aria-label={contentsTitle}
        className="max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1"
      >
        <div className="sticky top-[calc(var(--header-height)+2rem)] border-t border-line pt-4 lg:mt-14">
          <p className="text-small font-medium">{contentsTitle}</p>
          <ol className="mt-2">
            {sections.map((section) => (
              <li key={section.id}>
                <AppLink
                  to={`${path}#${section.id}`}
                  className="flex min-h-8 items-center py-1 text-small leading-snug text-muted underline-offset-4 hover:text-sea hover:underline"
                >
                  {section.title}
                </AppLink>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className="mt-6 lg:col-start-2">
        {sections.map(({ id, title: heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="border-t border-line pt-8 pb-9">
            <h2
              id={id}
              tabIndex={-1}
              className="text-[clamp(1.5rem,1.4rem+0.5vw,1.8rem)] outline-none"
            >
              {heading}
            </h2>
            <div className="mt-4 space-y-4">
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </div>
          </section>
        ))}
        {children}
      </div>
    </article>
  );
}

function Block({ block }: { block: ReadingBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="space-y-2">
        {block.list.map((item, index) => (
          <li key={index} className="flex gap-3.5">
            <StarOrnament className="mt-2.5 size-2.5 shrink-0 text-terracotta" />
            <span>
              <LinkedText text={item} />
            </span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="space-y-4 border-s-2 border-ochre ps-5">
      {block.terms.map(([term, text]) => (
        <div key={term}>
          <dt className="font-medium break-words">{term}</dt>
          <dd>
            <LinkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
