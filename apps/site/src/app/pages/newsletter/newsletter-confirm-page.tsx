import { confirm } from '#features/newsletter/newsletter-api.ts';
import { newsletterFieldId } from '#features/newsletter/newsletter-field-id.ts';
import { NewsletterLink } from '#features/newsletter/newsletter-link.tsx';
import { paths } from '#lib/paths.ts';
import { newsletterPageMessages } from '#messages/newsletter/newsletter.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export default function NewsletterConfirmPage() {
  const { confirm: text } = newsletterPageMessages;
  const { navigation } = baseMessages;
  const toForm = () => document.getElementById(newsletterFieldId)?.focus();
  return (
    <>
      <PageMeta title={text.pageTitle} isHidden />
      <NewsletterLink
        text={text}
        image="/illustrations/bejaia-cape.webp"
        light="morning"
        act={confirm}
        nextStep={(state) =>
          state === 'done' ? (
            <AppLink to={paths.travels} className={buttonClass('primary', 'large')}>
              {navigation.travels}
            </AppLink>
          ) : (
            <Button size="large" onClick={toForm}>
              {text.again}
            </Button>
          )
        }
      />
    </>
  );
}
