import { dayText } from '@expat-buddy/domain/format/day';
import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { lazy, Suspense, useRef, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { myInquiryMessages as text } from '#messages/inquiry/my-inquiry.ts';
import { locale } from '#messages/locale.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import type { Act } from './use-my-inquiry.ts';

const WithdrawForm = lazy(() => import('./withdraw-form.tsx'));
const EraseForm = lazy(() => import('./erase-form.tsx'));

type ManageInquiryProps = {
  token: string;
  inquiry: MyInquiry;
  act: Act;
};

/** Withdrawing, erasing, and what the link is worth. Both ask first. */
export function ManageInquiry({ token, inquiry, act }: ManageInquiryProps) {
  const [asked, setAsked] = useState<'withdraw' | 'erase'>();
  const opener = useRef<'withdraw' | 'erase'>(undefined);
  const ask = (question: 'withdraw' | 'erase') => {
    opener.current = question;
    setAsked(question);
  };
  const close = () => setAsked(undefined);
  const isOpen = inquiry.status !== 'won' && inquiry.status !== 'lost';
  return (
    <section aria-labelledby="manage" className="border-t border-line pt-6">
      <h2 id="manage" className="text-title">
        {text.manage.title}
      </h2>
      <p className="mt-3 text-small text-muted">
        {text.manage.expires(dayText(inquiry.expires_at.slice(0, 10), locale.language))}{' '}
        <AppLink to={paths.privacy} className="text-sea underline underline-offset-4">
          {text.manage.privacy}
        </AppLink>
      </p>
      {asked === undefined ? (
        <div className="mt-5 flex flex-wrap gap-3">
          {isOpen && (
            <Button
              variant="outline"
              autoFocus={opener.current === 'withdraw'}
              onClick={() => ask('withdraw')}
            >
              {text.withdraw.button}
            </Button>
          )}
          <Button
            variant="outline"
            autoFocus={opener.current === 'erase' || (opener.current && !isOpen)}
            onClick={() => ask('erase')}
          >
            {text.erase.button}
          </Button>
        </div>
      ) : (
        <Suspense fallback={<p className="mt-5 min-h-24 text-muted">{text.loading}</p>}>
          {asked === 'withdraw' ? (
            <WithdrawForm act={act} onClose={close} />
          ) : (
            <EraseForm token={token} inquiry={inquiry} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}
