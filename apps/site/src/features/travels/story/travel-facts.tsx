import { termLabel } from '@expat-buddy/domain/travel/present-travel';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { listed } from '#lib/text/listed.ts';
import { tagName, withEnDash } from '#lib/text/typeset-facts.ts';
import { travelMessages } from '#messages/trips/travel.ts';

export function TravelFacts({ travel }: { travel: Travel }) {
  const { travel: text } = travelMessages;
  const facts = [
    { label: text.duration, value: withEnDash(travel.duration) },
    { label: text.groupSize, value: withEnDash(travel.groupSize) },
    { label: text.region, value: travel.region && termLabel(travel, travel.region) },
    { label: text.type, value: travel.type && termLabel(travel, travel.type) },
    {
      label: text.tags,
      value: listed(...travel.tags.map((tag) => tagName(termLabel(travel, tag)))),
    },
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
