import type { Service } from '@expat-buddy/domain/service/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { listed } from '#lib/text/listed.ts';
import { serviceMessages as text } from '#messages/company/services.ts';
import { ServiceIcon } from '#ui/service-icon.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

type ServiceEntryProps = {
  service: Service;
  price: ReactNode;
  /** Follows a question that the service leaves open. */
  askUs: ReactNode;
  children: ReactNode;
};

export function ServiceEntry({ service, price, askUs, children }: ServiceEntryProps) {
  const { id, title, description, usual_time, languages } = service;
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="border-t border-line pt-7 pb-9 outline-none lg:pb-12 focus:border-terracotta"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <ServiceIcon name={service.icon} className="size-7 shrink-0 self-center text-green" />
        <h3
          {...englishMark(service, 'title')}
          id={`${id}-title`}
          className="text-[clamp(1.5rem,1.35rem+0.7vw,1.95rem)] max-sm:w-[calc(100%-3rem)]"
        >
          {title}
        </h3>
        <span
          className="min-w-6 flex-1 border-b-2 border-dotted border-ochre/60 max-sm:hidden"
          aria-hidden="true"
        />
        <p className="tabular ms-auto max-sm:ms-11 max-sm:w-full">
          {usual_time ? (
            <>
              <span className="sr-only">{text.usualTime}: </span>
              <span {...englishMark(service, 'usual_time')}>{usual_time}</span>
            </>
          ) : (
            <>
              {text.unknownTime} {askUs}
            </>
          )}
        </p>
      </div>
      <p
        {...englishMark(service, 'description')}
        className="mt-4 max-w-[62ch] text-lead leading-normal"
      >
        {description}
      </p>
      <dl className="mt-5 max-w-[62ch] border-s-2 border-ochre ps-5">
        <dt className="text-small text-muted">{text.price}</dt>
        <dd className="leading-snug">{price}</dd>
      </dl>
      {/* Closed on phones only. */}
      <details className="mt-4 lg:mt-6 lg:details-content:[content-visibility:visible]">
        <summary className="disclosure-line border-y border-line font-medium lg:supports-[selector(::details-content)]:hidden print:hidden">
          <span>
            {text.details} <span className="sr-only">{text.detailsOf(title)}</span>
          </span>
        </summary>
        <div className="grid gap-x-10 gap-y-6 max-lg:pt-5 sm:grid-cols-2">
          <EntryList title={text.whatWeDo} service={service} field="what_we_do" />
          <EntryList title={text.whatYouBring} service={service} field="what_you_bring" />
          <EntryList title={text.included} service={service} field="included" />
          <EntryList title={text.notIncluded} service={service} field="not_included" />
        </div>
        <dl className="mt-6 grid gap-x-10 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
          <Fact
            term={text.languages}
            value={listed(...languages)}
            mark={englishMark(service, 'languages.0')}
          />
          <Fact term={text.limits} value={service.limits} mark={englishMark(service, 'limits')} />
        </dl>
      </details>
      <div className="mt-6 lg:mt-7">{children}</div>
    </article>
  );
}

type EntryListProps = {
  title: string;
  service: Service;
  field: 'what_we_do' | 'what_you_bring' | 'included' | 'not_included';
};

function EntryList({ title, service, field }: EntryListProps) {
  if (service[field].length === 0) return null;
  return (
    <div>
      <h4 className="text-small font-medium text-muted">{title}</h4>
      <ul className="mt-2 space-y-1.5">
        {service[field].map((item, index) => (
          <li key={index} className="flex gap-3 leading-snug">
            <StarOrnament className="mt-1.5 size-2.5 shrink-0 text-terracotta" />
            <span {...englishMark(service, `${field}.${index}`)}>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FactProps = { term: string; value: string; mark: ReturnType<typeof englishMark> };

function Fact({ term, value, mark }: FactProps) {
  if (!value) return null;
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd {...mark} className="leading-snug">
        {value}
      </dd>
    </div>
  );
}
