import type { GuideTopic } from '@expat-buddy/domain/guide-entry/topics';
import { guideQueries } from '#features/guide/guide-queries.ts';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { serviceQueries } from '#features/services/service-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { guideMessages } from '#messages/guide/guide.ts';
import { AppLink } from '#ui/app-link.tsx';

/** The services that help with a topic. Not printed: the guide is. */
export function HelpfulServices({ topic }: { topic: GuideTopic }) {
  const { help, inTopic, topics } = guideMessages;
  const { data: entries = [] } = useQuery(guideQueries.list());
  const { data: all = [] } = useQuery(serviceQueries.list());
  const services = all.filter(({ id }) =>
    entries.some((entry) => entry.topic === topic && entry.service_id === id),
  );
  if (services.length === 0) return null;
  const { title } = topics[topic];
  return (
    <div className="mt-8 print:hidden">
      <h3 className="eyebrow text-terracotta">
        <span className="sr-only">{inTopic(title)}</span>
        {help.title}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {services.map((service) => (
          <li
            key={service.id}
            className="flex items-center justify-between gap-x-6 py-4 sm:gap-x-8 sm:py-5"
          >
            <div className="max-w-[52ch]">
              <AppLink
                to={`${paths.services}#${service.id}`}
                className="font-display text-[1.2rem] underline-offset-4 hover:text-sea hover:underline"
              >
                <span {...englishMark(service, 'title')}>{service.title}</span>
              </AppLink>
              <p {...englishMark(service, 'description')} className="mt-1 text-muted max-sm:hidden">
                {service.description}
              </p>
            </div>
            <InquiryButton
              variant="outline"
              className="shrink-0"
              inquiry={{
                serviceType: service.service_type,
                serviceLabel: service.title,
                recordId: service.id,
                message: help.message(title),
              }}
            >
              {help.ask}
              <span className="sr-only">{help.askAbout(service.title, title)}</span>
            </InquiryButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
