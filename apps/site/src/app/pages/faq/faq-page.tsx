import { faqTopics } from '@expat-buddy/domain/faq/topics';
import { FaqList } from '#features/faq/faq-list.tsx';
import { faqQueries } from '#features/faq/faq-queries.ts';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import { paths } from '#lib/paths.ts';
import { faqMessages as text } from '#messages/guide/faq.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ListStates } from '#ui/list-states.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { ArchPicture } from '#ui/picture/arch-picture.tsx';
import { Save } from '../save/save-section.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([client.prefetchQuery(faqQueries.list()), Save.preload()]);

export default function FaqPage() {
  const { common } = baseMessages;
  const query = useQuery(faqQueries.list());
  useHashTarget();
  const groups = faqTopics.flatMap((topic) => {
    const ofTopic = query.data?.filter((question) => question.topic === topic) ?? [];
    return ofTopic.length > 0 ? [{ topic, questions: ofTopic }] : [];
  });
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.faq}
        image="/illustrations/medina-market-1600.webp"
      />
      <div className="page-width pb-6">
        <div className="grid items-end gap-x-16 gap-y-8 pt-10 pb-14 sm:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:pt-16 lg:pb-20">
          <div>
            <h1 className="text-display">{text.heading}</h1>
            <p className="mt-6 max-w-[50ch] text-lead text-muted">{text.intro}</p>
            <nav aria-label={text.contents} className="mt-8">
              <ul className="flex flex-wrap gap-x-7">
                {groups.map(({ topic }) => (
                  <li key={topic}>
                    <AppLink
                      to={`${paths.faq}#${topic}`}
                      className="inline-flex min-h-11 items-center text-sea underline underline-offset-4 hover:text-sea-strong"
                    >
                      {text.topics[topic]}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <ArchPicture
            src="/illustrations/medina-market.webp"
            light="noon"
            sizes="(min-width: 64rem) 36rem, 28rem"
            className="aspect-[4/5] max-sm:hidden"
            isPriority
            hasFrame
          />
        </div>
        <ListStates query={query} text={text}>
          {() => <FaqList groups={groups} />}
        </ListStates>
        <section
          aria-labelledby="more-questions"
          className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-y border-line py-10"
        >
          <div>
            <h2 id="more-questions" className="text-section">
              {text.more.title}
            </h2>
            <p className="mt-2 text-lead text-muted">{text.more.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <InquiryButton size="large" inquiry={{ serviceType: 'general' }}>
              {common.contactUs}
            </InquiryButton>
            <Save.Section path={paths.faq} title={text.title} />
          </div>
        </section>
      </div>
    </>
  );
}
