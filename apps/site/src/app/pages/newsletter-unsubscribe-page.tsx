import { unsubscribe } from '#features/newsletter/newsletter-api.ts';
import { NewsletterLink } from '#features/newsletter/newsletter-link.tsx';
import { useMessages } from '#lib/messages/base-messages.ts';
import { useNewsletterPageMessages } from '#lib/messages/newsletter-messages.ts';
import { paths } from '#lib/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export default function NewsletterUnsubscribePage() {
  const { unsubscribe: text } = useNewsletterPageMessages();
  const { failure } = useMessages();
  return (
    <>
      <PageMeta title={text.pageTitle} isHidden />
      <NewsletterLink
        text={text}
        image="/illustrations/plateau-stars.webp"
        light="night"
        act={unsubscribe}
        nextStep={(state) =>
          state === 'done' ? (
            <AppLink to={paths.home} className={buttonClass('outline', 'large')}>
              {failure.home}
            </AppLink>
          ) : (
            <AppLink to={paths.contact} className={buttonClass('outline', 'large')}>
              {text.again}
            </AppLink>
          )
        }
      />
    </>
  );
}
