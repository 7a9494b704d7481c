import { lazy, Suspense } from 'react';
import { LetterStamp } from '#features/contact/letter-stamp.tsx';
import { OfficeFacts } from '#features/contact/office-facts.tsx';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { contactMessages as text } from '#messages/company/contact.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { LoadingState } from '#ui/states.tsx';

// The form weighs more than the page around it. Render the text first, and load the form at the
// same time.
const loadForm = () => import('./preset-form.tsx');
void loadForm().catch(() => {});
const PresetForm = lazy(loadForm);

const OfficeEnd = lazySection(
  () => import('./office-end-section.tsx'),
  <div className="min-h-64" />,
);

export const warm: Warm = ({ client }) =>
  Promise.all([client.prefetchQuery(siteSettingsQueries.current()), OfficeEnd.preload()]);

export default function ContactPage() {
  return (
    <div className="relative overflow-clip">
      <PageMeta
        title={text.title}
        description={text.description(useSiteName())}
        path={paths.contact}
        image="/illustrations/oran-santa-cruz-1600.webp"
      />
      <div className="zellige absolute inset-0 text-ochre opacity-[0.07]" aria-hidden="true" />
      <div className="page-width relative grid gap-x-16 gap-y-10 pt-10 pb-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr] lg:pt-16">
        <div>
          <h1 className="text-display">{text.heading}</h1>
          <p className="mt-5 max-w-[44ch] text-lead text-muted">{text.intro}</p>
        </div>
        <section
          aria-labelledby="contact-form"
          className="relative -mx-(--gutter) border-y border-line bg-surface px-(--gutter) py-8 shadow-[0_30px_60px_-45px_rgb(var(--shadow)/0.55)] sm:mx-0 sm:border sm:px-8 lg:row-span-2 lg:px-12 lg:py-11"
        >
          <h2 id="contact-form" className="mb-6 min-h-[4.75rem] pe-32 text-section sm:min-h-24">
            {text.formTitle}
          </h2>
          <div className="absolute end-(--gutter) -top-5 sm:end-8 lg:end-12">
            <LetterStamp image="/illustrations/oran-santa-cruz.webp" country={text.stamp} />
          </div>
          <Suspense fallback={<FormShapes />}>
            <PresetForm />
          </Suspense>
        </section>
        <Office />
      </div>
    </div>
  );
}

/** As tall as the form of the shortest topic. */
function FormShapes() {
  const { common } = baseMessages;
  return (
    <div className="min-h-[73rem] lg:min-h-[56rem]">
      <LoadingState text={common.loading} />
    </div>
  );
}

function Office() {
  const { office } = text;
  const { data: settings, isPending } = useQuery(siteSettingsQueries.current());
  return (
    <aside aria-labelledby="office" className="min-h-[26rem]">
      <h2 id="office" className="mb-4 border-t border-line pt-6 text-title">
        {office.title}
      </h2>
      {isPending && <LoadingState text={office.loading} />}
      {!isPending && !settings && <p className="text-muted">{office.error}</p>}
      {settings && <OfficeFacts settings={settings} />}
      <OfficeEnd.Section settings={settings} />
    </aside>
  );
}
