import type { GuideTopic } from '@expat-buddy/domain/guide-entry/topics';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { guideMessages as text } from '#messages/guide/guide.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { SourceNote } from '#ui/source-note.tsx';

type GuideTopicSectionProps = {
  topic: GuideTopic;
  entries: GuideEntry[];
  isFirst: boolean;
  /** What helps with the topic, below its entries. */
  children: ReactNode;
};

/**
 * Native disclosures: the browser's find-in-page and fragments open closed statements. Nobody has to
 * look for what is urgent.
 */
export function GuideTopicSection({ topic, entries, isFirst, children }: GuideTopicSectionProps) {
  const { title, intro } = text.topics[topic];
  const stated = entries.filter(({ statement }) => statement !== '');
  const asking = entries.filter(({ statement }) => statement === '');
  return (
    <section
      aria-labelledby={topic}
      className={`border-line pt-8 pb-10 lg:border-t lg:pt-10 lg:pb-14 ${isFirst ? '' : 'max-lg:border-t'}`}
    >
      <h2 id={topic} tabIndex={-1} className="text-section outline-none">
        {title}
      </h2>
      <p className="mt-3 max-w-[58ch] text-lead text-muted">{intro}</p>
      <div className="mt-5 divide-y divide-line border-y border-line">
        {stated.map((entry) => (
          <Statement key={entry.id} entry={entry} isOpen={topic === 'emergencies'} />
        ))}
      </div>
      {asking.length > 0 && (
        <div className="mt-8 rounded-md bg-sand px-6 py-6 sm:px-8 print:break-inside-avoid">
          <h3 id={`${topic}-ask`} className="text-title">
            <span className="sr-only">{text.inTopic(title)}</span>
            {text.ask.title}
          </h3>
          <p className="mt-1 text-small text-muted">{text.ask.text}</p>
          <dl className="mt-5 grid gap-x-12 gap-y-4 xl:grid-cols-2">
            {asking.map((entry) => (
              <div key={entry.id} id={entry.id} className="max-w-[66ch]">
                <dt className="flex flex-wrap items-baseline gap-x-3 font-medium">
                  <span {...englishMark(entry, 'title')}>{entry.title}</span>
                  <Place entry={entry} />
                </dt>
                <dd {...englishMark(entry, 'whom_to_ask')} className="mt-0.5">
                  {entry.whom_to_ask}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {children}
    </section>
  );
}

function Statement({ entry, isOpen }: { entry: GuideEntry; isOpen: boolean }) {
  return (
    <article aria-labelledby={`${entry.id}-title`} className="print:break-inside-avoid">
      <details id={entry.id} open={isOpen}>
        <summary className="disclosure-line">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h3
              id={`${entry.id}-title`}
              {...englishMark(entry, 'title')}
              className="text-[clamp(1.1rem,1.05rem+0.3vw,1.3rem)] leading-snug"
            >
              {entry.title}
            </h3>
            <Place entry={entry} />
          </div>
        </summary>
        <div className="max-w-[66ch] pe-8 pt-1 pb-6">
          <p {...englishMark(entry, 'statement')} className="whitespace-pre-line">
            <LinkedText text={entry.statement} />
          </p>
          {entry.whom_to_ask && (
            <p className="mt-2">
              <strong className="font-medium">{text.askAlso}</strong>{' '}
              <span {...englishMark(entry, 'whom_to_ask')}>{entry.whom_to_ask}</span>
            </p>
          )}
          <SourceNote source={entry} />
        </div>
      </details>
    </article>
  );
}

/** Beside the title, unless that names it. */
function Place({ entry }: { entry: GuideEntry }) {
  const { title, place } = entry;
  if (!place || title.includes(place)) return null;
  return (
    <span
      {...englishMark(entry, 'place')}
      className="rounded-full border border-line px-2.5 font-sans text-small leading-normal font-normal text-muted"
    >
      {place}
    </span>
  );
}
