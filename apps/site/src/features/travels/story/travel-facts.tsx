import type { Travel } from '@expat-buddy/domain/travel/types';
import { useTravelMessages } from '#lib/messages/travel-messages.ts';
import { tagName, withEnDash } from '#lib/text/typeset-facts.ts';

export function TravelFacts({ travel }: { travel: Travel }) {
  const { travel: text } = useTravelMessages();
  const facts = [
    { label: text.duration, value: withEnDash(travel.duration) },
    { label: text.groupSize, value: withEnDash(travel.groupSize) },
    { label: text.region, value: travel.region },
    { label: text.type, value: travel.type },
    { label: text.tags, value: travel.tags.map(tagName).join(', ') },
  ].filter(({ value }) => value);
  return (
    <section aria-label={text.facts}>
      <dl className="tabular border-t-2 border-accent max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-8">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="border-b border-line py-3 max-lg:last:odd:col-span-2 lg:last:border-0"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="mt-0.5 leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
