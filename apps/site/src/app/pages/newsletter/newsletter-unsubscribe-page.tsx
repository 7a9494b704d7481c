import { unsubscribe } from '#features/newsletter/newsletter-api.ts';
import { NewsletterLink } from '#features/newsletter/newsletter-link.tsx';
import { paths } from '#lib/paths.ts';
import { newsletterPageMessages } from '#messages/newsletter/newsletter.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export default function NewsletterUnsubscribePage() {
  const { unsubscribe: text } = newsletterPageMessages;
  const { failure } = baseMessages;
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
