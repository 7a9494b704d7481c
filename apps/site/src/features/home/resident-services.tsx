import type { Service } from '@expat-buddy/domain/service/types';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ArchPicture } from '#ui/picture/arch-picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { type BlockQuery, BlockStates } from './block-states.tsx';
import { ForwardLink } from './forward-link.tsx';

export function ResidentServices({ query }: { query: BlockQuery<Service> }) {
  const { stay: text } = homeBlockMessages;
  if (query.data?.length === 0) return null;
  return (
    <section className="mt-20 bg-sand/55 lg:mt-28" aria-labelledby="residents">
      <div className="page-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:py-24">
        <div className="flow-root lg:flex lg:flex-col lg:items-start">
          <ArchPicture
            src="/illustrations/medina-market.webp"
            light="noon"
            sizes="(min-width: 64rem) 32rem, 19rem"
            className="float-end ms-5 mb-3 aspect-[4/5] w-28 sm:w-40 lg:order-2 lg:ms-0 lg:mt-12 lg:w-64"
          />
          <div className="lg:order-1">
            <h2 id="residents" className="text-section">
              {text.title}
            </h2>
            <p className="mt-4 max-w-[44ch]">{text.text}</p>
            <p className="mt-3">
              <ForwardLink to={paths.services}>{text.all}</ForwardLink>
            </p>
          </div>
        </div>
        <BlockStates query={query} error={text.error} skeleton={<div className="h-[34rem]" />}>
          {(services) => (
            <ul className="border-b border-ink/25">
              {services.map((service, index) => (
                <Reveal as="li" key={service.id} index={index} className="border-t border-ink/25">
                  <article className="group relative grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[minmax(0,1fr)_11rem]">
                    <h3 {...englishMark(service, 'title')} className="text-title">
                      <AppLink
                        to={`${paths.services}#${service.id}`}
                        className="underline-offset-4 group-hover:text-sea group-hover:underline after:absolute after:inset-0"
                      >
                        {service.title}
                      </AppLink>
                    </h3>
                    <p
                      {...englishMark(service, 'usual_time')}
                      className="text-small sm:row-span-2 sm:pt-1.5"
                    >
                      {service.usual_time}
                    </p>
                    <p {...englishMark(service, 'description')} className="max-w-[56ch]">
                      {service.description}
                    </p>
                  </article>
                </Reveal>
              ))}
            </ul>
          )}
        </BlockStates>
      </div>
    </section>
  );
}
