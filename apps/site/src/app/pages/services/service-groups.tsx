import { serviceAudiences } from '@expat-buddy/domain/service/audiences';
import type { Service } from '@expat-buddy/domain/service/types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { HowItWorks } from '#features/services/how-it-works.tsx';
import { ServiceEntry } from '#features/services/service-entry.tsx';
import { ServiceGroup } from '#features/services/service-group.tsx';
import { ServicePrice } from '#features/services/service-price.tsx';
import { serviceQueries } from '#features/services/service-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { serviceMessages as text } from '#messages/company/services.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { AddToPlan } from '../save/save-section.tsx';
import { AskUs } from '../trip/ask-us.tsx';

/** The services by audience, below the index. */
export default function ServiceGroups() {
  const { guides } = baseMessages;
  const { data: services = [] } = useQuery(serviceQueries.list());
  const { data: settings } = useQuery(siteSettingsQueries.current());
  const groups = serviceAudiences.map((audience) => {
    const listed = services.filter((service) => service.audience === audience);
    if (listed.length === 0) return null;
    return (
      <ServiceGroup key={audience} audience={audience}>
        {listed.map((service) => (
          <Entry key={service.id} service={service} settings={settings} />
        ))}
        {audience === 'residents' && (
          <p className="border-t border-line pt-6">
            {text.guide}{' '}
            <AppLink
              to={paths.livingHere}
              className="text-sea underline underline-offset-4 hover:text-sea-strong"
            >
              {guides.livingHere}
            </AppLink>
          </p>
        )}
      </ServiceGroup>
    );
  });
  return (
    <>
      {groups}
      <HowItWorks />
    </>
  );
}

type EntryProps = { service: Service; settings: Row<'site_settings'> | null | undefined };

function Entry({ service, settings }: EntryProps) {
  const inquiry = {
    serviceType: service.service_type,
    serviceLabel: service.title,
    recordId: service.id,
  };
  const askUs = <AskUs inquiry={inquiry} />;
  return (
    <ServiceEntry
      service={service}
      price={<ServicePrice service={service} settings={settings} askUs={askUs} />}
      askUs={askUs}
    >
      <div className="flex flex-wrap gap-3">
        <InquiryButton variant="outline" inquiry={inquiry}>
          {text.ask}
          <span className="sr-only">{text.askAbout(service.title)}</span>
        </InquiryButton>
        <AddToPlan.Section kind="service" id={service.id} title={service.title} />
      </div>
    </ServiceEntry>
  );
}
