import { serviceAudiences } from '@expat-buddy/domain/service/audiences';
import type { Service } from '@expat-buddy/domain/service/types';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { serviceMessages as text } from '#messages/company/services.ts';
import { AppLink } from '#ui/app-link.tsx';

type ServiceIndexProps = { services: Service[] };

export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <nav aria-label={text.index} className="relative bg-surface px-6 pt-7 pb-8 sm:px-9">
      {serviceAudiences.map((audience) => {
        const listed = services.filter((service) => service.audience === audience);
        if (listed.length === 0) return null;
        return (
          <div key={audience} className="[&+&]:mt-6">
            <p className="eyebrow text-terracotta">{text.audiences[audience].title}</p>
            <ul className="mt-1.5">
              {listed.map((service) => (
                <li key={service.id}>
                  <AppLink
                    to={`${paths.services}#${service.id}`}
                    className="group/line flex min-h-11 flex-wrap items-baseline gap-x-2 py-1.5 hover:text-sea"
                  >
                    <span
                      {...englishMark(service, 'title')}
                      className="font-display text-[1.2rem] leading-snug underline-offset-4 group-hover/line:underline"
                    >
                      {service.title}
                    </span>
                    <span
                      className="min-w-6 flex-1 border-b-2 border-dotted border-ochre/60 max-sm:hidden"
                      aria-hidden="true"
                    />
                    <span
                      {...englishMark(service, 'usual_time')}
                      className="tabular ms-auto text-small text-muted max-sm:hidden"
                    >
                      {service.usual_time}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
