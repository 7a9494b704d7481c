import type { GuideTopic } from '@expat-buddy/domain/guide-entry/topics';
import { paths } from '#lib/paths.ts';
import { guideMessages as text } from '#messages/guide/guide.ts';
import { AppLink } from '#ui/app-link.tsx';

/** Links to the topics, the urgent one first: a strip on phones, a column beside the guide on wide screens. */
export function GuideNav({ topics }: { topics: GuideTopic[] }) {
  return (
    <nav
      aria-label={text.contents}
      className="section-strip lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start"
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0 lg:border-s lg:border-line">
        {topics.map((topic) => (
          <li key={topic} className={topic === 'emergencies' ? '-order-1' : ''}>
            <AppLink
              to={`${paths.livingHere}#${topic}`}
              className={`inline-flex min-h-11 items-center rounded-full border px-4 hover:border-sea hover:text-sea lg:flex lg:rounded-none lg:border-0 lg:border-s-2 lg:border-transparent lg:px-5 ${
                topic === 'emergencies'
                  ? 'border-terracotta font-medium text-terracotta'
                  : 'border-line'
              }`}
            >
              {text.topics[topic].title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
