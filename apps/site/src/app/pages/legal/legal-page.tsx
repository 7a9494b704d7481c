import { dayText } from '@expat-buddy/domain/format/day';
import { useQuery } from '#hydrate/use-query.ts';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import type { ReadingSection } from '#lib/reading-section.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { legalMessages as messages } from '#messages/legal/legal.ts';
import { locale } from '#messages/locale.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';

type LegalPageProps = {
  path: string;
  text: {
    versionOn: string;
    title: string;
    description: (company: string) => string;
    lead: string;
    sections: ReadingSection[];
  };
};

export function LegalPage({ path, text }: LegalPageProps) {
  const email = useQuery(siteSettingsQueries.current()).data?.email;
  useHashTarget();
  return (
    <>
      <PageMeta title={text.title} description={text.description(useSiteName())} path={path} />
      <ReadingPage
        title={text.title}
        lead={text.lead}
        path={path}
        contentsTitle={messages.contents}
        sections={text.sections}
        version={
          <time dateTime={text.versionOn}>
            {messages.version(dayText(text.versionOn, locale.language))}
          </time>
        }
      >
        <p className="min-h-[4.5em] border-y border-line py-6">
          <strong className="font-medium">{messages.questions}</strong>{' '}
          <LinkedText
            text={
              email
                ? `${messages.writeTo} [${email}](mailto:${email}) ${messages.orForm}`
                : messages.useForm
            }
          />
        </p>
      </ReadingPage>
    </>
  );
}
